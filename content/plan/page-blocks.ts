/** The blocks of a wedding's own page below its poster, in their usual order. */
export const pageBlockIds = [
  "events",
  "schedule",
  "places",
  "travel",
  "wear",
  "light",
  "people",
  "gifts",
  "photographs",
  "reply",
] as const;

export type PageBlockId = (typeof pageBlockIds)[number];

type PageBlockKind = {
  heading: string;
  /** What it shows by itself, or what the couple writes into it. */
  about: string;
};

export const pageBlocks: Readonly<Record<PageBlockId, PageBlockKind>> = {
  events: { heading: "Days and events", about: "Each event with its day, hour and place, as in your plan." },
  schedule: {
    heading: "Order of the day",
    about:
      "The items of your schedule that guests see. Everything else in it, names and notes stay in the plan.",
  },
  places: {
    heading: "Getting there",
    about: "The places of these events on a map of ours, with directions to each.",
  },
  travel: { heading: "Travel and hotels", about: "Hotels, room blocks, the airport, shuttles, parking." },
  wear: {
    heading: "What to wear",
    about: "What you write for each event, and what a gurdwara, mandir, masjid or jamatkhana asks of guests.",
  },
  light: {
    heading: "Weather and light",
    about: "The usual weather of the month, sunrise and sunset of each day.",
  },
  people: { heading: "Who is who", about: "One person a line, such as “Jasleen Gill, sister of the bride”." },
  gifts: { heading: "Gifts", about: "What you'd like to tell guests about gifts." },
  photographs: {
    heading: "Photographs",
    about: "Your own photographs, which you add under “Photographs”.",
  },
  reply: { heading: "RSVP", about: "Guests enter their code here to see all their events and reply." },
};
