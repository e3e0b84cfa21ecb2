import { inOrder, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

/** What goes on and what comes. */
export type NowAndNextEntries = {
  /** What goes on: moments rather than the event around them, the latest first. */
  now: DayEntry[];
  /** What begins next, all of it at one time. */
  next: DayEntry[];
};

/** How long something that should be over still counts as going on, if nothing else has begun. */
const overdueMinutes = 120;

/**
 * What goes on at a minute, and what comes next. What is ticked off is over; what is not ticked off and should
 * be over still goes on while nothing else of its event has begun.
 * @param clock minutes of Alberta's wall clock (clock-minutes.ts)
 */
export function whatIsNext(given: readonly DayEntry[], clock: number): NowAndNextEntries {
  const open = given.filter(({ isDone }) => !isDone).toSorted(inOrder);
  const running = open.filter(({ start, end }) => start <= clock && clock < end);
  const events = running.filter(({ type }) => type === "event");
  const overdue = events.flatMap(({ id }) => {
    const last = given
      .filter(({ eventId, start }) => eventId === id && start <= clock)
      .toSorted(inOrder)
      .at(-1);
    return last !== undefined && !last.isDone && last.end <= clock ? [last] : [];
  });
  const moments = [...running.filter(({ type }) => type === "moment"), ...overdue];
  const covered = new Set(moments.map(({ eventId }) => eventId));
  const now = [...moments, ...events.filter(({ id }) => !covered.has(id))].toSorted((a, b) => inOrder(b, a));
  const ahead = open.filter(({ start }) => start > clock);
  return {
    now: now.length > 0 ? now : lastOverdue(open, clock),
    next: ahead.filter(({ start }) => start === ahead[0]?.start),
  };
}

function lastOverdue(open: readonly DayEntry[], clock: number): DayEntry[] {
  const begun = open.filter(({ start, end }) => start <= clock && clock < end + overdueMinutes);
  return begun.slice(-1);
}
