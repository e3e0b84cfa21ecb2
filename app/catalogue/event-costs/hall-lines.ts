import { usualHallHire } from "#content/costs/rules/hall-hire.ts";
import type { VenueCharges } from "#content/costs/venue-charges.ts";

import { times } from "./cents-range.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import { amountOf, chargeLine, freeLine, originOf, rateOn, unknownLine } from "./read-charge.ts";
import type { EventCostLine } from "./event-cost-line.ts";

/** A room that an event can be priced in. */
export type PricedRoom = VenueCharges["rooms"][number];

/** What the place itself costs. */
export function hallLines(venue: CostVenue, room: PricedRoom | null, event: CostEvent): EventCostLine[] {
  const fee = venue.charges?.bookingFee ?? null;
  return [
    chargeLine("hire", room?.hire ?? null, event, unknownHire(venue)),
    ...(fee === null ? [] : [chargeLine("booking-fee", fee, event)]),
    hallTime(venue, event),
  ];
}

function unknownHire({ isHall }: CostVenue): EventCostLine {
  if (!isHall) return unknownLine("hire", "Not known: ask whether a minimum spend stands in its place");
  const { low, high, text, sources } = usualHallHire;
  return {
    id: "hire",
    low,
    high,
    open: false,
    formula: "Not known: what other Calgary halls publish",
    origin: { kind: "elsewhere", text, sources },
    tax: "added",
  };
}

/** Hours beyond those that the hire includes. */
function hallTime({ charges }: CostVenue, event: CostEvent): EventCostLine {
  const hours = charges?.hours ?? null;
  if (hours === null) return unknownLine("hall-time", "Not known: ask which hours the hire includes");
  const over = Math.max(0, event.hours - hours.included);
  const { further } = hours;
  if (further.kind !== "charge")
    return freeLine("hall-time", further.why, originOf({ origin: further.origin, isOlder: false }));
  const rate = rateOn(further, event);
  if (rate === null) return unknownLine("hall-time");
  const hour = amountOf(rate, { ...event, hours: 1 });
  return {
    id: "hall-time",
    ...times(over, hour),
    formula:
      over === 0
        ? `${event.hours} of ${hours.included} hours that the hire includes`
        : `${over} hours above ${hours.included}, ${hour.formula.replace("1 hours × ", "")} each`,
    origin: hour.origin,
    tax: hour.tax,
  };
}
