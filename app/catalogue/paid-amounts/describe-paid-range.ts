import { countList } from "#app/languages/count-list.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";

import { addsUpEvents } from "./adds-up-events.ts";
import type { GuestBand } from "./guest-bands.ts";
import { paidInclusionWords } from "./paid-inclusion-words.ts";
import type { PaidRange } from "./paid-ranges.ts";
import type { PriceStep } from "./price-steps.ts";

/** A range as it is shown. */
export type ShownPaidRange = ReturnType<typeof describePaidRange>;

/** A range in words: of whom it is, what most of them paid, and what for. */
export function describePaidRange({ category, year, band, couples, inAll, perGuest, includes }: PaidRange) {
  const parts = includes.map((part) => paidInclusionWords[part]);
  const aGuest = category === "caterers" ? `, ${describeStep(perGuest)} for each guest at each event` : "";
  return {
    id: `${year}-${band.from}`,
    size: `${describeBand(band)}${addsUpEvents(category) ? ", all events added up" : ""}, ${year}`,
    amount: describeStep(inAll),
    of: `Most of the ${couples} couples who told us paid this in all${aGuest}.`,
    includes: parts.length === 0 ? null : `For most it included ${countList(parts)}.`,
  };
}

/** '301 to 450 guests', 'Up to 50 guests', 'More than 450 guests'. */
export function describeBand({ from, to }: GuestBand): string {
  if (to === null) return `More than ${from - 1} guests`;
  return from === 1 ? `Up to ${to} guests` : `${from} to ${to} guests`;
}

/** '$4,200 to $6,800'. */
const describeStep = ({ low, high }: PriceStep): string => `${formatDollars(low)} to ${formatDollars(high)}`;
