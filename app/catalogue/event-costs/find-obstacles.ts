import { formatCount } from "#app/languages/site-language.ts";
import type { ChargeAnswer } from "#content/costs/venue-charges.ts";

import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import { monthName } from "#app/calendar/date-words.ts";
import { isCateredOutside } from "./food-lines.ts";

const isRefused = (answer: ChargeAnswer | null | undefined) => answer?.kind === "refused";

/** Most guests of any of its rooms that we know of. */
export function mostGuests({ charges, guestsTo }: CostVenue): number | null {
  const rooms = charges?.rooms.map(({ guests }) => guests) ?? [];
  return rooms.length > 0 ? Math.max(...rooms) : guestsTo;
}

/** Why an event cannot be held at a venue, in sentences; empty where nothing is known to be in the way. */
export function findObstacles(venue: CostVenue, event: CostEvent): string[] {
  const { charges, facts } = venue;
  const most = mostGuests(venue);
  const season = charges?.season ?? null;
  return [
    most !== null &&
      event.guests > most &&
      `${formatCount(event.guests)} guests are more than the ${formatCount(most)} it is listed for.`,
    season !== null &&
      !season.months.includes(event.month) &&
      `It can be booked from ${monthName(season.months[0] ?? 1)} to ${monthName(season.months.at(-1) ?? 12)} only.`,
    isCateredOutside(venue, event) &&
      (isRefused(charges?.outsideCaterer) || facts.outsideCaterer?.answer === "no") &&
      "It doesn’t allow an outside caterer.",
    event.bar === "own" &&
      (isRefused(charges?.ownBar) || facts.ownBar?.answer === "no") &&
      "It doesn’t allow a bar of your own.",
    event.bar === "venue" && isRefused(charges?.bar) && "It has no bar of its own.",
    event.fire && facts.openFlame?.answer === "no" && "It doesn’t allow an open flame.",
  ].filter((obstacle) => obstacle !== false);
}
