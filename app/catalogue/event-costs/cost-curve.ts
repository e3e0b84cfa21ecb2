import { addRanges, type CentsRange } from "./cents-range.ts";
import { calculateEventCost } from "./calculate-event-cost.ts";
import { costLimits, type CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import { mostGuests } from "./find-obstacles.ts";

type CurvePoint = CentsRange & { guests: number; room: string | null };

/** A venue's cost over the guests of one event; the other events stay as they are. */
export type CostCurve = { venue: CostVenue; points: readonly CurvePoint[]; steps: readonly CostStep[] };

/** Where a larger room begins. */
type CostStep = { guests: number; room: string };

/** Guests between two points of the picture. */
const every = 10;

/**
 * Costs from the fewest guests to the most that the venue holds.
 * @param moved position of the event whose guests vary
 */
export function costCurve(
  venue: CostVenue,
  events: readonly CostEvent[],
  moved: number,
  mostShown: number,
): CostCurve {
  const event = events[moved];
  if (event === undefined) return { venue, points: [], steps: [] };
  const rest = addRanges(
    events.filter((_, at) => at !== moved).map((other) => calculateEventCost(venue, other).total),
  );
  const last = Math.min(mostShown, mostGuests(venue) ?? mostShown);
  const at = (guests: number): CurvePoint => {
    const cost = calculateEventCost(venue, { ...event, guests });
    return { guests, room: cost.room, ...addRanges([rest, cost.total]) };
  };
  const counts = countsUpTo(last, venue);
  const points = counts.map(at);
  return { venue, points, steps: findSteps(points) };
}

/** Every ten guests, the ends of the rooms, and one guest more. */
function countsUpTo(last: number, { charges }: CostVenue): number[] {
  const first = Math.min(costLimits.guests.min, last);
  const even = Array.from(
    { length: Math.floor((last - first) / every) + 1 },
    (_, step) => first + step * every,
  );
  const ends = charges?.rooms.flatMap(({ guests }) => [guests, guests + 1]) ?? [];
  return [
    ...new Set([...even, ...ends.filter((guests) => guests >= first && guests <= last), last]),
  ].toSorted((a, b) => a - b);
}

function findSteps(points: readonly CurvePoint[]): CostStep[] {
  return points.flatMap(({ guests, room }, position) => {
    const before = points[position - 1];
    return before !== undefined && room !== null && room !== before.room ? [{ guests, room }] : [];
  });
}

/** Where one venue begins to cost less than another, by the least that each comes to. */
export type Crossing = {
  guests: number;
  cheaper: CostVenue;
  dearer: CostVenue;
  /** Something of the cheaper one is not known, so it may come to more. */
  open: boolean;
};

/** The crossings of all pairs, from the fewest guests to the most. */
export function findCrossings(curves: readonly CostCurve[]): Crossing[] {
  return curves
    .flatMap((one, position) => curves.slice(position + 1).flatMap((other) => crossingsOf(one, other)))
    .toSorted((a, b) => a.guests - b.guests);
}

function crossingsOf(one: CostCurve, other: CostCurve): Crossing[] {
  const theirPoints = new Map(other.points.map((point) => [point.guests, point]));
  let sign = 0;
  return one.points.flatMap((own) => {
    const theirs = theirPoints.get(own.guests);
    if (theirs === undefined || theirs.low === own.low) return [];
    const before = sign;
    sign = Math.sign(own.low - theirs.low);
    if (before === 0 || before === sign) return [];
    const { guests } = own;
    return sign < 0
      ? [{ guests, cheaper: one.venue, dearer: other.venue, open: own.open }]
      : [{ guests, cheaper: other.venue, dearer: one.venue, open: theirs.open }];
  });
}
