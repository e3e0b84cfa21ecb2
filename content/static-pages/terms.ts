import type { StaticPage } from "./static-page.ts";

export const terms: StaticPage = {
  id: "terms",
  title: "Terms of Use",
  description:
    "The terms of Wild Rose Weddings in plain words: a free directory, no bookings, samples marked as samples, facts with their source.",
  heading: "The terms, in plain words",
  lede: "This is a directory and a set of planning tools. What you agree with a vendor is between the two of you.",
  tickets: [
    {
      title: "Free to use",
      text: "Looking, saving, comparing and asking cost nothing and need no account.",
    },
    {
      title: "No bookings here",
      text: "We take no payment and no deposit, and we are no party to your contracts.",
    },
    {
      title: "Samples are marked",
      text: "A listing or figure with the word sample is invented. Do not plan by it.",
    },
  ],
  sections: [
    {
      id: "facts",
      heading: "What you can rely on",
      paragraphs: [
        "Facts about real businesses carry their source and the day on which we looked. Businesses change their minds and their prices: confirm what matters with them before you sign.",
        "Notes on licences, permits, weather and costs are for planning, not legal advice and not a quotation. The registry, the City, Parks Canada or the vendor has the last word.",
      ],
    },
    {
      id: "samples",
      heading: "Samples",
      paragraphs: [
        "Some listings are invented to show how the directory works; each of them says so. Ratings, review counts, prices and quotes of real businesses that carry the word sample are ours, for show, until real ones are known. An enquiry to an invented listing reaches our team.",
      ],
    },
    {
      id: "enquiries",
      heading: "When you write through the forms",
      paragraphs: [
        "Write as yourself, about a wedding or a listing. Do not use the forms for advertising, for somebody else's name without their leave, or to harm the site. We may leave such messages unanswered and delete them.",
      ],
      link: { to: "/privacy", label: "What happens to what you send" },
    },
    {
      id: "reviews",
      heading: "When you review, or are reviewed",
      paragraphs: [
        "Write what you saw yourself, without links and without private details of people. Our team reads the first reviews of a business, and any with a link, before they appear. We remove a review only for advertising, insults, private details, or because it is not about the business; its page then says how many and why.",
        "A business answers a review once, for everybody to read. It cannot have one removed because it is unkind, and nobody pays or is paid for one.",
      ],
      link: { to: "/how-we-rank", label: "How reviews count in the order" },
    },
    {
      id: "business",
      heading: "If a listing is yours",
      paragraphs: [
        "“Report a problem” on the page of every real listing takes corrections, and a person checks them. If you want to be left out, say so: a business that asked to be removed is not brought back by a later update.",
      ],
      link: { to: "/planning?subject=join", label: "Write as a business" },
    },
    {
      id: "pictures",
      heading: "Words and pictures",
      paragraphs: [
        "The texts and drawings were made for this site. Link to any page you like; ask before you print or publish the drawings elsewhere.",
      ],
    },
  ],
  contact: "Something here unclear, or unfair? Write to the people who run the site.",
  checked: "2026-11-25",
};
