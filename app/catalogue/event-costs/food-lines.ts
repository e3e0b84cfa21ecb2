import { cateredMeal, hostedBar } from "#content/costs/rules/catering.ts";
import { usualServiceCharge } from "#content/costs/rules/service-charge.ts";
import type { PublishedRange } from "#content/costs/cost-rule.ts";
import type { QuotedRange } from "#app/catalogue/quoted-prices/quoted-range.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";

import {
  addRanges,
  atLeast,
  atLeastBoth,
  exactly,
  noCents,
  shareOf,
  type CentsRange,
} from "./cents-range.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import type { CostOrigin, EventCostLine } from "./event-cost-line.ts";
import type { PricedRoom } from "./hall-lines.ts";
import { amountOf, chargeLine, originOf, rangeOfRate, rateOn, type ChargedAmount } from "./read-charge.ts";

const elsewhere = ({ text, sources }: PublishedRange): CostOrigin => ({ kind: "elsewhere", text, sources });

/** Whether a caterer from outside cooks: chosen, or because the house has no kitchen. */
export const isCateredOutside = (venue: CostVenue, event: CostEvent): boolean =>
  event.meal !== "none" && (event.kitchen === "outside" || venue.charges?.[event.meal]?.kind === "refused");

/**
 * Food, drink, and what is charged on them.
 * @param told what the venue told the couple for all food and drink, in cents
 */
export function foodLines(
  venue: CostVenue,
  room: PricedRoom | null,
  event: CostEvent,
  told?: number,
): EventCostLine[] {
  const outside = isCateredOutside(venue, event);
  const food = foodAmount(venue, event, outside);
  const drink = barAmount(venue, event, food);
  const asked = [food, drink].filter((part) => part !== null);
  if (asked.length === 0) return [];
  const line = told === undefined ? spentLine(venue, room, event, asked, outside) : toldLine(told);
  const own = outside ? drink : line;
  return [line, ...serviceLine(venue, event, own, outside), ...catererLines(venue, event, outside)];
}

const toldLine = (cents: number): EventCostLine => ({
  id: "food-and-drink",
  ...exactly(cents),
  formula: "What they told you",
  origin: { kind: "answered" },
  tax: "added",
});

/** Food and drink together, and what is spent at least in the room. */
function spentLine(
  venue: CostVenue,
  room: PricedRoom | null,
  event: CostEvent,
  asked: readonly ChargedAmount[],
  outside: boolean,
): EventCostLine {
  const { range, said, minimum } = withMinimum(room, event, addRanges(asked), venue, outside);
  const [origin = unknown, ...more] = [...asked.map((part) => part.origin), ...minimum].filter(
    ({ kind }, at, all) => kind !== "sample" || all.findIndex((other) => other.kind === kind) === at,
  );
  const [tax = "added", ...taxes] = asked.map((part) => part.tax);
  return {
    id: "food-and-drink",
    ...range,
    formula: [...asked.map(({ formula }) => formula), ...said].join("; "),
    origin,
    more,
    tax: taxes.every((other) => other === tax) ? tax : "unclear",
  };
}

const unknown: CostOrigin = { kind: "unknown" };

/** A meal for every guest. */
function foodAmount(venue: CostVenue, event: CostEvent, outside: boolean): ChargedAmount | null {
  if (event.meal === "none") return null;
  const rate = outside ? null : rateOn(venue.charges?.[event.meal] ?? null, event);
  if (rate !== null) return amountOf(rate, event);
  const quoted = outside ? venue.quotedMeal : null;
  return quoted === null
    ? mealsAt(cateredMeal, event, { origin: elsewhere(cateredMeal), tax: "added" })
    : // An answer to a couple does not say whether GST comes on top.
      mealsAt(quoted.perGuest, event, { origin: quotedOrigin(quoted), tax: "unclear" });
}

const quotedOrigin = ({ couples, year }: QuotedRange): CostOrigin => ({ kind: "quoted", couples, year });

const mealsAt = (
  { low, high }: Pick<CentsRange, "low" | "high">,
  { guests }: CostEvent,
  charged: Pick<ChargedAmount, "origin" | "tax">,
): ChargedAmount => ({
  low: guests * low,
  high: guests * high,
  open: false,
  formula: `${guests} guests × ${formatDollars(low)} to ${formatDollars(high)}`,
  ...charged,
});

/** The venue's bar. Drinks that you buy yourselves are not part of a venue's sum. */
function barAmount(venue: CostVenue, event: CostEvent, food: CentsRange | null): ChargedAmount | null {
  if (event.bar !== "venue") return null;
  const rate = rateOn(venue.charges?.bar ?? null, event);
  if (rate !== null) {
    const bar = amountOf(rate, event);
    return { ...bar, formula: `bar ${bar.formula}` };
  }
  if (food === null)
    return { ...atLeast(0), formula: "bar not known: ask", origin: { kind: "unknown" }, tax: "added" };
  const { low, high } = hostedBar;
  return {
    ...shareOf(food, { low, high, open: false }),
    formula: `bar at ${low / 100}% to ${high / 100}% of the food`,
    origin: elsewhere(hostedBar),
    tax: "added",
  };
}

/** What is spent at least in the room; with a caterer from outside a minimum does not come up. */
function withMinimum(
  room: PricedRoom | null,
  event: CostEvent,
  asked: CentsRange,
  { charges }: CostVenue,
  outside: boolean,
): { range: CentsRange; said: string[]; minimum: CostOrigin[] } {
  const minimum = room?.minimum ?? null;
  if (minimum !== null && minimum.kind !== "charge") return { range: asked, said: [], minimum: [] };
  const rate = rateOn(minimum, event);
  if (rate === null)
    return outside && charges !== null
      ? { range: asked, said: [], minimum: [] }
      : { range: { ...asked, open: true }, said: ["minimum spend not known: ask"], minimum: [] };
  return {
    range: atLeastBoth(asked, rangeOfRate(rate)),
    minimum: [originOf(rate)],
    said: [
      `at least ${formatDollars(rate.amount)} in this room${rate.note === null ? "" : ` (${rate.note})`}`,
    ],
  };
}

/** The service charge on what the venue itself serves. */
function serviceLine(
  venue: CostVenue,
  event: CostEvent,
  served: CentsRange | null,
  outside: boolean,
): EventCostLine[] {
  if (outside && served === null) return [];
  const answer = venue.charges?.serviceCharge ?? null;
  if (answer !== null && answer.kind !== "charge") return [chargeLine("service-charge", answer, event)];
  const rate = rateOn(answer, event);
  const { low, high } = usualServiceCharge;
  const share = rate === null ? { low, high, open: false } : rangeOfRate(rate);
  const said = rate === null ? `Not known: ${low / 100}% to ${high / 100}%` : `${rate.amount / 100}%`;
  return [
    {
      id: "service-charge",
      ...shareOf(served ?? noCents, share),
      formula: `${said} of ${outside ? "the bar" : "food and drink"}`,
      origin: rate === null ? elsewhere(usualServiceCharge) : originOf(rate),
      tax: "added",
    },
  ];
}

/** What a venue asks for a caterer from outside. */
function catererLines({ charges }: CostVenue, event: CostEvent, outside: boolean): EventCostLine[] {
  if (!outside) return [];
  return [
    chargeLine("outside-caterer", charges?.outsideCaterer ?? null, event),
    chargeLine("plating", charges?.plating ?? null, event),
  ];
}
