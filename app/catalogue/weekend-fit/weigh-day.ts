import type { EventDay } from "./fit-rule.ts";
import type { FitVenue } from "./fit-venue.ts";
import { dayRules } from "./rules/index.ts";
import { weighFinding } from "./weigh-finding.ts";
import type { Weekend, WeekendEvent } from "./weekend.ts";

/** What holding an event at a venue on a day comes to, whatever the room: the season, and whether it is free. */
export const weighDay = (weekend: Weekend, event: WeekendEvent, venue: FitVenue, day: EventDay): number =>
  dayRules.reduce((sum, rule) => sum + weighFinding(rule.judge({ event, venue, day }), weekend), 0);
