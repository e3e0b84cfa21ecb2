import type { StaticPage } from "./static-page.ts";

export const accessibility: StaticPage = {
  id: "accessibility",
  title: "Accessibility",
  description:
    "How Wild Rose Weddings is built and tested for keyboards, screen readers, small windows and no scripts, what is not tested, and how to report a barrier.",
  heading: "For everybody who is planning",
  lede: "Grandparents choose halls too. We build to WCAG 2.2, level AA, and say here what we tested and what we did not.",
  tickets: [
    {
      title: "By keyboard alone",
      text: "Every control can be reached and used, in the order in which it is read, with a focus ring that you can see.",
    },
    {
      title: "Without scripts",
      text: "Search, filters, saved lists, tools and the enquiry form work with JavaScript switched off.",
    },
    {
      title: "In any window",
      text: "From 320 pixels up nothing needs scrolling sideways, also when text is enlarged to that effect.",
    },
  ],
  sections: [
    {
      id: "tested",
      heading: "What is tested, with every change",
      paragraphs: ["Programs check these in both themes, in a wide and in a narrow window."],
      list: [
        "The rules of axe, on the pages of the site, with no finding left open",
        "Journeys by keyboard: menu, filters, saving, the enquiry form",
        "Text contrast of at least 4.5 to 1, and 3 to 1 for large text and the edges of controls",
        "Nothing moves where your system asks for less motion",
        "Times and dates are text; every drawing has a description or is marked as decoration",
      ],
    },
    {
      id: "not-tested",
      heading: "What is not",
      paragraphs: [
        "Programs find only part of what can be wrong. No outside audit was made, and we have not yet sat down with people who use screen readers or switches every day. If you do, what you tell us counts for more than our tests.",
      ],
    },
    {
      id: "venues",
      heading: "Access at the venues",
      paragraphs: [
        "Venue pages say what is known of step-free access and where we read it. Unknown is shown as unknown: measure the way to the stage or the mandap with the venue before you sign.",
      ],
      link: { to: "/venues", label: "Look at the venues" },
    },
  ],
  contact:
    "Met a barrier? Say which page and what you use, and we will make it work or send you the answer another way.",
  checked: "2026-11-21",
};
