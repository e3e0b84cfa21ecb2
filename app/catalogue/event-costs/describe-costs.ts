import { formatDollars } from "#app/money/canadian-dollars.ts";

import type { CentsRange } from "./cents-range.ts";
import type { CostOrigin, EventCostLineId } from "./event-cost-line.ts";

/** The name of each line. */
export const costLineNames: Record<EventCostLineId, string> = {
  hire: "Hire",
  "booking-fee": "Booking fee",
  "hall-time": "More hours",
  "food-and-drink": "Food and drink",
  "service-charge": "Service charge",
  "outside-caterer": "Outside caterer’s fee",
  plating: "Plating",
  corkage: "Corkage",
  socan: "SOCAN (music)",
  "re-sound": "Re:Sound (recorded music)",
  "liquor-licence": "Special event licence",
  insurance: "Liability insurance",
  security: "Security",
  parking: "Parking",
  fire: "Permission for the fire",
  chairs: "Chairs and tables",
  tent: "Tent",
  heating: "Heating",
  generator: "Generator",
  transport: "Transport between places",
  "provincial-tax": "Provincial tax",
  gst: "GST",
};

/** '$4,120', '$4,120.50 to $6,300', 'at least $4,120' or 'not known'. */
export function describeCents({ low, high, open }: CentsRange): string {
  if (open && high === 0) return "not known";
  if (open && low === high) return `at least ${formatDollars(low)}`;
  const range = low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
  return open ? `${range} or more` : range;
}

/** How much is known of where a line comes from, in a word or two. */
export function describeCostOrigin(origin: CostOrigin): string {
  switch (origin.kind) {
    case "published":
      return origin.isOlder ? "Published earlier" : "Published";
    case "catalogue":
      return "On its page";
    case "sample":
      return "Sample";
    case "answered":
      return "Told to you";
    case "rule":
      return "Rule or tariff";
    case "quoted":
      return "Quoted to couples";
    case "elsewhere":
      return "What others publish";
    case "unknown":
      return "Not known";
  }
}
