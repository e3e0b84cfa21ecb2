import { checked } from "../guide-sources.ts";
import type { Statement } from "../provenance.ts";

/** No page gives a price for one piece of decor here; two give a share of the whole budget. */
export const designShare: Statement = {
  text: "We found no sourced price for it alone. A planner's list puts flowers, rentals and signage together at 15 to 25% of the budget.",
  source: "dayofdiva.ca",
  checked,
  confidence: "medium",
};

export const flowerShare: Statement = {
  text: "We found no sourced price for it alone. As a share of the budget, one list gives flowers 4 to 6%, a Calgary DJ's 8 to 10%.",
  source: "wedding-calculator.com/ca; danceshout.com",
  checked,
  confidence: "medium",
};
