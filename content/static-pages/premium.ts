import type { StaticPage } from "./static-page.ts";

export const premium: StaticPage = {
  id: "premium",
  path: "/vendors/premium",
  title: "Premium Listings",
  description:
    "What a premium listing at Wild Rose Weddings is: a labelled place outside the order of the directory. It never buys a better rank, a rating or an enquiry.",
  heading: "A labelled place, never a better rank",
  lede: "A premium listing is an advertisement and says so. The order of the directory stays what the couple chose.",
  tickets: [
    {
      title: "Labelled",
      text: "Whoever sees a paid place reads beside it, in words, that it is paid.",
    },
    {
      title: "Outside the order",
      text: "It stands apart from the results. Among them your listing keeps the place that it has anyway.",
    },
    {
      title: "Nothing else is for sale",
      text: "No rating, no review, no answer to an enquiry and no fact on a page changes for money.",
    },
  ],
  sections: [
    {
      id: "what",
      heading: "What it is",
      paragraphs: [
        "A card of your listing on a page where couples look for your trade, with the label “Advertisement”, beside the results and not among them.",
        "There is none on the site yet: we would rather agree on the first ones with the businesses that want them than invent a price list.",
      ],
    },
    {
      id: "what-not",
      heading: "What it is not",
      paragraphs: ["We say no to these, whoever asks:"],
      list: [
        "A higher place in any order, search or filter",
        "The ribbon “Featured”, which is chosen by our team and read by no order",
        "The address or the plans of a couple that did not write to you",
        "A listing for a business that would not be listed without paying",
      ],
      link: { to: "/how-we-rank", label: "The whole rule of the order" },
    },
    {
      id: "free",
      heading: "What every listing has for nothing",
      paragraphs: [
        "A page of its own, enquiries by mail, a private page to answer them, and a private page to change texts, prices and dates. That stays free.",
      ],
      link: { to: "/vendors/apply", label: "Apply to join" },
    },
    {
      id: "ask",
      heading: "How to ask",
      paragraphs: [
        "Write to us as a business. A person answers with what is possible, what it costs and for how long, before anything is agreed.",
      ],
      link: { to: "/planning?subject=premium", label: "Ask about a premium listing" },
    },
  ],
  contact: "Do you think a paid place is not labelled well enough? Write to the people who run the site.",
  checked: "2026-11-22",
};
