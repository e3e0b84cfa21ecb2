import { bookingAhead } from "./booking-ahead.ts";
import { ceremonyRules } from "./ceremony-rules.ts";
import { costs } from "./costs.ts";
import { dates } from "./dates.ts";
import { law } from "./law.ts";
import { places } from "./places.ts";
import type { PlanningResource } from "./planning-resource.ts";

/** In the order in which the planning page shows them. */
export const planningResources: readonly PlanningResource[] = [
  ...law,
  ...places,
  ...ceremonyRules,
  ...dates,
  costs,
  bookingAhead,
];
