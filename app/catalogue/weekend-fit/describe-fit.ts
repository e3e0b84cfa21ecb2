import { vendorLabel } from "#content/fit/vendor-kinds.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { countList } from "#app/languages/count-list.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { monthName } from "#app/calendar/date-words.ts";

import type { FitChange } from "./fit-finding.ts";
import type { WeekendFit } from "./weekend-fit.ts";
import type { NeedId, Weekend } from "./weekend.ts";

/** A need as it is given up. */
const withoutWords: Record<NeedId, string> = {
  fire: "without the fire",
  baraat: "without the baraat",
  horse: "without the horse",
  alcohol: "without alcohol",
  music: "with shorter music",
  wheelchair: "without step-free access",
  prayer: "without a room for prayers",
  separate: "without separate rooms",
  overnight: "with decor set up on the day",
};

/** One change: 'with 60 fewer at the sangeet'. */
function describeChange(change: FitChange, { events }: Pick<Weekend, "events">): string {
  switch (change.kind) {
    case "fewer-guests": {
      const { event, by } = change;
      return `with ${formatCount(by)} fewer${events.length > 1 ? ` at the ${events[event]?.name.toLowerCase() ?? "event"}` : ""}`;
    }
    case "drop-need":
      return withoutWords[change.need];
    case "house-caterer":
      return change.only === null ? "with the house’s kitchen" : `with one of its ${change.only} caterers`;
    case "drop-vendor":
      return `without a ${vendorLabel(change.vendor)}`;
    case "other-months": {
      const [first = 1, last = first] = [change.months[0], change.months.at(-1)];
      return `between ${monthName(first)} and ${monthName(last)}`;
    }
    case "other-day":
      return "on another day";
    case "other-hours":
      return `with the ${events[change.event]?.name.toLowerCase() ?? "event"} at another hour`;
    case "more-budget":
      return `with ${formatDollars(Math.ceil(change.by / 100) * 100)} more`;
  }
}

/** What is in the way: 'the sangeet of 380 is above 320'. */
export const describeReason = ({ obstacles }: Pick<WeekendFit, "obstacles">): string =>
  [...new Set(obstacles.map(({ text }) => text))].join("; ");

/** The smallest changes that make it fit: 'with 60 fewer it fits'. */
export function describeSmallestChanges({ obstacles, open, vendors }: WeekendFit, weekend: Weekend): string {
  const changes = [...new Set(obstacles.map(({ change }) => describeChange(change, weekend)))];
  const unsure =
    open.length > 0 ||
    vendors.some((kind) => (kind.vendors[0]?.open.length ?? 0) > 0) ||
    obstacles.some(({ change }) => change.kind === "fewer-guests" && !change.isSure);
  return `${countList(changes)} it ${unsure ? "may fit" : "fits"}`;
}
