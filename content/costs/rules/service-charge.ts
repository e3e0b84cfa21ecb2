import type { PublishedRange } from "../cost-rule.ts";

const read = "2026-11-25";

/** Where a venue has not published its own. */
export const usualServiceCharge: PublishedRange = {
  id: "usual-service-charge",
  text: "Not this venue's charge: halls and caterers around Calgary publish 15% to 19% of food and drink. City hotels usually ask 18% to 20%.",
  low: 15_00,
  high: 19_00,
  per: "share",
  isOlder: false,
  sources: [
    {
      title: "Croatian Canadian Cultural Centre, catering contract: 15%",
      url: "https://www.croatiancentre.ca/catering-contract/",
      read,
    },
    {
      title: "Banff Park Lodge, Wedding policy: 18%",
      url: "http://www.banffparklodge.com/weddings/wedding_policy",
      read,
    },
    {
      title: "Red Plate Catering at McMahon Stadium, catering policies: 19%",
      url: "https://docslib.org/doc/5998613/catering-policies",
      read,
    },
  ],
};
