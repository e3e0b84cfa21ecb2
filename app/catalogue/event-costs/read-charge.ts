import type { ChargeAnswer, ChargeRate } from "#content/costs/venue-charges.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";

import { atLeast, exactly, noCents, type CentsRange } from "./cents-range.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostOrigin, EventCostLine, EventCostLineId, Taxation } from "./event-cost-line.ts";

/** What a price comes to for an event. */
export type ChargedAmount = CentsRange & { formula: string; origin: CostOrigin; tax: Taxation };

const unknownOrigin: CostOrigin = { kind: "unknown" };

/** The rate of a day: the first that fits. */
export function rateOn(answer: ChargeAnswer | null, event: CostEvent): ChargeRate | null {
  if (answer?.kind !== "charge") return null;
  return (
    answer.rates.find(
      ({ months, weekdays }) =>
        (months === null || months.includes(event.month)) &&
        (weekdays === null || weekdays.includes(event.weekday)),
    ) ?? null
  );
}

/** Where a rate comes from. */
export function originOf({ origin, isOlder }: Pick<ChargeRate, "origin" | "isOlder">): CostOrigin {
  return origin === null ? { kind: "sample" } : { kind: "published", source: origin, isOlder };
}

/** A rate of an earlier year is where the amount begins. */
export const rangeOfRate = ({ amount, isOlder }: Pick<ChargeRate, "amount" | "isOlder">): CentsRange =>
  isOlder ? atLeast(amount) : exactly(amount);

/** A bottle of wine for two guests: our own assumption, said where it is used. */
const bottlesFor = (guests: number) => Math.ceil(guests / 2);

/** How often a rate counts for an event, and how that is said. */
function quantity({ per, blockHours }: ChargeRate, event: CostEvent): [count: number, said: string] {
  if (per === "guest") return [event.guests, `${event.guests} guests × `];
  if (per === "hour") return [event.hours, `${event.hours} hours × `];
  if (per === "bottle") {
    const bottles = bottlesFor(event.guests);
    return [bottles, `${bottles} bottles (one for two guests) × `];
  }
  if (per === "block") {
    const blocks = Math.ceil(event.hours / (blockHours ?? event.hours));
    return [blocks, blocks === 1 ? "1 block × " : `${blocks} blocks × `];
  }
  return [1, ""];
}

/** What a rate in money comes to for an event. */
export function amountOf(rate: ChargeRate, event: CostEvent): ChargedAmount {
  const [count, said] = quantity(rate, event);
  const { low, high, open } = rangeOfRate(rate);
  return {
    low: count * low,
    high: count * high,
    open,
    formula: `${said}${formatDollars(rate.amount)}${rate.note === null ? "" : `. ${rate.note}`}`,
    origin: originOf(rate),
    tax: rate.tax,
  };
}

/** A line of which nothing is known. */
export const unknownLine = (id: EventCostLineId, formula = "Not known: ask the venue"): EventCostLine => ({
  id,
  ...atLeast(0),
  formula,
  origin: unknownOrigin,
  tax: "added",
});

/** A line that costs nothing, and why. */
export const freeLine = (id: EventCostLineId, formula: string, origin: CostOrigin): EventCostLine => ({
  id,
  ...noCents,
  formula,
  origin,
  tax: "added",
});

/**
 * The line of a price that is charged, not charged or not known on that day.
 * @param instead what stands there where it is not known
 */
export function chargeLine(
  id: EventCostLineId,
  answer: ChargeAnswer | null,
  event: CostEvent,
  instead: EventCostLine = unknownLine(id),
): EventCostLine {
  if (answer === null) return instead;
  if (answer.kind !== "charge")
    return freeLine(id, answer.why, originOf({ origin: answer.origin, isOlder: false }));
  const rate = rateOn(answer, event);
  return rate === null ? instead : { id, ...amountOf(rate, event) };
}
