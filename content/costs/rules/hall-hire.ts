import type { PublishedRange } from "../cost-rule.ts";

const read = "2026-11-25";

/** Where a hall has not published its own; hotels ask for a minimum spend in its place. */
export const usualHallHire: PublishedRange = {
  id: "usual-hall-hire",
  text: "Not this hall's price: Calgary halls publish from $350 for a community hall's Friday evening to $3,000 for a large hall's Saturday without its catering.",
  low: 350_00,
  high: 3000_00,
  per: "event",
  isOlder: false,
  sources: [
    {
      title: "Citadel Community Association, rental rates",
      url: "https://www.citadelca.ab.ca/CCA/index.php/rentals/rental-and-hall-information",
      read,
    },
    {
      title: "Croatian Canadian Cultural Centre, banquet rooms",
      url: "https://croatiancentre.ca/?page_id=2488",
      read,
    },
  ],
};
