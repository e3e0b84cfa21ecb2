import { findDependencies } from "./find-dependencies.ts";
import { inOrder, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

/** What runs late, by how many minutes, and what time it is. */
export type Delay = {
  from: string;
  minutes: number;
  /** Minutes of Alberta's wall clock: what has begun by then ends later, what has not begins later. */
  at: number;
};

type Times = { start: number; end: number };

/** An entry that begins or ends at another time now. */
export type MovedEntry = { id: string; before: Times; after: Times };

/** An entry that should begin later, but its hour is fixed. */
export type FixedCollision = {
  id: string;
  /** What it would have to wait for; its own id where it runs late itself. */
  because: string;
  /** Minutes that are missing. */
  minutes: number;
};

export type DelayResult = { moved: MovedEntry[]; fixed: FixedCollision[] };

/** Minutes that people need from one place to another; 0 where that is unknown. */
export type TravelMinutes = (from: string, to: string) => number;

const noTravel: TravelMinutes = () => 0;

/**
 * Moves what depends on a late entry. Free time in between is used up first, less the drive between two
 * places; what overlapped before overlaps as before. What is fixed or done stays at its hour. Nothing is
 * changed here: the result says what would be.
 */
export function applyDelay(
  given: readonly DayEntry[],
  delay: Delay,
  travel: TravelMinutes = noTravel,
): DelayResult {
  const entries = given.toSorted(inOrder);
  const late = entries.find(({ id }) => id === delay.from);
  if (late === undefined || delay.minutes <= 0) return { moved: [], fixed: [] };
  const pushed = pushedFirst(late, entries, delay.at);
  const momentsOf = Map.groupBy(entries, ({ eventId }) => eventId ?? "");
  const times = new Map<string, Times>();
  const fixed: FixedCollision[] = [];

  const timesOf = (entry: DayEntry): Times => times.get(entry.id) ?? entry;
  const momentsWithin = ({ id, start, end }: DayEntry) =>
    (momentsOf.get(id) ?? []).filter(
      (moment) => moment.start >= start && (moment.end <= end || moment.start < end),
    );
  /** An event lasts as long as its moments do; one that ran past its end does so by no more than before. */
  const endOf = (entry: DayEntry): number => {
    const { start, end } = timesOf(entry);
    const needed = momentsWithin(entry).map(
      (moment) => timesOf(moment).end - Math.max(0, moment.end - entry.end),
    );
    return Math.max(end, start + 1, ...needed);
  };
  const earliestAfter = (entry: DayEntry, other: DayEntry): number => {
    const gap = entry.start - other.end;
    if (gap < 0) return entry.start + timesOf(other).start - other.start;
    return endOf(other) + Math.min(gap, travel(other.place, entry.place));
  };

  for (const [at, entry] of entries.entries()) {
    const isLate = pushed.has(entry.id);
    const waits = findDependencies(entry, entries.slice(0, at)).map((other) => ({
      because: other.id,
      start: earliestAfter(entry, other),
    }));
    if (isLate) waits.push({ because: delay.from, start: entry.start + delay.minutes });
    const last = waits.reduce((a, b) => (b.start > a.start ? b : a), { because: "", start: entry.start });
    const by = last.start - entry.start;
    const stays = entry.fixed || entry.isDone;
    if (by > 0 && entry.fixed && !entry.isDone)
      fixed.push({ id: entry.id, because: last.because, minutes: by });
    const shift = stays ? 0 : by;
    const longer = entry.id === delay.from && !isLate && pushed.size === 0 ? delay.minutes : 0;
    // An event that begins later ends later only where its moments need the time.
    const keepsEnd = entry.type === "event" && momentsWithin(entry).length > 0;
    const end = entry.end + longer + (keepsEnd ? 0 : shift);
    times.set(entry.id, { start: entry.start + shift, end });
  }

  const moved = entries.flatMap((entry): MovedEntry[] => {
    const { id, start, end } = entry;
    const after = { start: timesOf(entry).start, end: endOf(entry) };
    return after.start === start && after.end === end ? [] : [{ id, before: { start, end }, after }];
  });
  return { moved, fixed };
}

/**
 * What begins later because of the delay itself: the late entry; where that is an event that has begun, its
 * next moments. Nothing where something has begun that only ends later.
 */
function pushedFirst(late: DayEntry, entries: readonly DayEntry[], at: number): ReadonlySet<string> {
  if (late.start > at) return new Set([late.id]);
  if (late.type === "moment") return new Set();
  const ahead = entries.filter(({ eventId, start, isDone }) => eventId === late.id && start > at && !isDone);
  const next = ahead[0]?.start;
  return new Set(ahead.filter(({ start }) => start === next).map(({ id }) => id));
}
