import type { StaticPage } from "./static-page.ts";

export const about: StaticPage = {
  id: "about",
  title: "About Wild Rose Weddings",
  description:
    "A wedding directory and planning site for Calgary, Canmore and Banff, in a standard and in an Indian theme, without accounts or bought rank.",
  heading: "A directory that says what it knows",
  lede: "For couples in Calgary, Canmore and Banff who would rather read a fact with its source than a promise.",
  tickets: [
    {
      title: "Two traditions of planning",
      text: "A standard theme, and an Indian one that knows a Gujarati wedding from an Anand Karaj, and a nikah from both.",
    },
    {
      title: "Drawn, not stocked",
      text: "Every picture is our own, in the hand of the old railway posters. No photograph pretends to be a room.",
    },
    {
      title: "Unknown stays unknown",
      text: "Where we do not know whether a venue allows a fire, we say so, and help you ask.",
    },
  ],
  sections: [
    {
      id: "why",
      heading: "Why it exists",
      paragraphs: [
        "Planning a wedding here means asking the same questions of thirty strangers: how many guests with a stage, whose kitchen, until when may the dhol play. We gather the answers that can be found and show where each comes from.",
        "Calgary's weddings are many kinds of wedding, often in one weekend. So the themes differ in what they know, not only in colour.",
      ],
    },
    {
      id: "facts",
      heading: "Where the facts come from",
      paragraphs: [
        "From public pages, read by people, with the source and the date beside them. A fact is confirmed or reported, or it is not known yet. Corrections are welcome, from couples and from the businesses themselves.",
        "Until real ratings exist, some listings and figures are samples, and marked with that word wherever they stand.",
      ],
      link: { to: "/how-we-rank", label: "How listings are ordered" },
    },
    {
      id: "name",
      heading: "The name",
      paragraphs: [
        "The wild rose has been Alberta's flower since 1930. It grows on riverbanks from the prairie to the mountains, and blooms in June.",
      ],
    },
  ],
  contact: "Questions, corrections, a better source? Write to the people who run the site.",
  checked: "2026-11-21",
};
