import type { StaticPage } from "./static-page.ts";

export const howWeRank: StaticPage = {
  id: "how-we-rank",
  title: "How We Rank",
  description:
    "The whole rule by which listings are ordered: the figure you choose, a second one, then the name. No place in the order is for sale.",
  heading: "The order is not for sale",
  lede: "Nobody can pay to stand higher. This page is the whole rule, and the site computes nothing else.",
  tickets: [
    {
      title: "You choose the figure",
      text: "Highest rated, most reviews, or price up or down. Where two listings are equal, the name decides.",
    },
    {
      title: "Featured changes nothing",
      text: "The ribbon is not read when listings are ordered, and neither is any payment.",
    },
    {
      title: "Samples rank nobody real",
      text: "A real business is never placed by an invented rating.",
    },
  ],
  sections: [
    {
      id: "orders",
      heading: "The four orders",
      paragraphs: ["A listing without the figure comes last, whichever way the rest is ordered."],
      list: [
        "Highest Rated: by weighed rating, then by number of reviews, then by name",
        "Most Reviews: by number of reviews, then by weighed rating, then by name",
        "Price, low to high: by the lowest price level, then by the highest, then by name",
        "Price, high to low: by the lowest price level from the top down, then by the highest, then by name",
      ],
      link: { to: "/vendors", label: "See it in the directory" },
    },
    {
      id: "reviews",
      heading: "Where ratings come from",
      paragraphs: [
        "Only a couple that booked a business through this site can review it, once, and after the wedding day: it asked at least three weeks before, the business said it was available, and both confirmed the booking here. The page of the business shows the plain average of those reviews.",
        "For the order we weigh it: five reviews of three and a half stars are added to those that a business has. Twenty couples who gave 4.7 on average count for more than one who gave 5, and the more reviews there are, the less the five matter.",
        "Our team reads the first three reviews of every business before they appear, and later ones when several come within a few days, when one comes from the business's own domain, or when it has a link, an address or formatting. We take a review off a page only for advertising, insults, private details of people, or because it is not about the business, and the page then says how many and why. A business can answer a review once. It cannot have one removed because it is unkind.",
      ],
    },
    {
      id: "samples",
      heading: "Samples and real businesses",
      paragraphs: [
        "Some listings are invented and marked as samples. Their figures order them among each other. Ratings and review counts of real businesses are samples too, until the first couple has reviewed them here. In the orders by rating and by reviews, real businesses with real reviews come first, real businesses without a review follow by name, and the invented listings come last.",
        "So the venues that nobody has reviewed yet stand in the order of the alphabet for now. We would rather do that than rank real people's work by numbers that we made up.",
      ],
    },
    {
      id: "filters",
      heading: "Search, filters and similar listings",
      paragraphs: [
        "Search and filters decide who is shown, never in what order. A date leaves out who has told us that they are taken; who keeps a calendar with us and is free is marked, and stands no higher for it. Similar listings on a page are of the same category and share the most with it: services, traditions, languages, area and price. No rating takes part.",
      ],
    },
    {
      id: "money",
      heading: "If that ever changes",
      paragraphs: [
        "A paid place would be labelled as one and stand outside the order. The rule is code with tests, and a change of it is a change of this page.",
      ],
    },
  ],
  contact: "Does a listing stand where it should not? Write to the people who run the site.",
  checked: "2026-11-22",
};
