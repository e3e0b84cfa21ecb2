import { bookingWindows } from "#content/planning-resources/booking-ahead.ts";
import { costLines } from "#content/planning-resources/costs.ts";
import { planningResources } from "#content/planning-resources/planning-resources.ts";

import type { GuideCard } from "./guide-card.ts";
import { decorationCards } from "./decoration-guide-data.server.ts";
import { traditionCards } from "./tradition-guide-data.server.ts";

const linkTo = ({ to, name }: GuideCard) => ({ to, name });

/** What /planning shows beneath its form. */
export const planningGuides = {
  resources: planningResources,
  costLines,
  bookingWindows,
  traditions: traditionCards.map(linkTo),
  decoration: decorationCards.map(linkTo),
};
