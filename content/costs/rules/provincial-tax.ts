import type { CostRule } from "../cost-rule.ts";

const read = "2026-11-25";

/** What a venue across the border adds. */
export const britishColumbiaTax: CostRule = {
  id: "british-columbia-tax",
  text: "British Columbia adds a sales tax of its own: 10% on liquor, and PST on hired goods and rooms; food and catering carry none. How your bill divides is not known: ask for a quote with all taxes.",
  sources: [
    {
      title: "British Columbia, Bulletin PST 119, Restaurants and liquor sellers (2021)",
      url: "https://docslib.org/doc/891303/bulletin-pst-119-restaurants-and-liquor-sellers",
      read,
    },
    {
      title: "Ryan, on Bulletin PST 122, Caterers, event planners and party supply stores",
      url: "https://ryan.com/canada/about-ryan/news-and-insights/2014/january/british-columbia-issues-information-bulletin-for-caterers-event-planners-and-party-supply-stores/",
      read,
    },
  ],
};
