import type { EventKind, EventKindId } from "./event-kinds.ts";

/** An event of a kind of wedding: its kind, and what this tradition does differently from its usual day and hour. */
export type EventOfWedding = { id: EventKindId } & Partial<
  Pick<EventKind, "name" | "day" | "start" | "guestShare">
>;

/** A kind of wedding that families in Calgary and Banff celebrate. */
export type WeddingKind = {
  id: string;
  name: string;
  /** A name for a button. */
  short: string;
  /** What it consists of, for a couple that chooses. */
  about: string;
  events: readonly EventOfWedding[];
};

const at = (hours: number, minutes = 0) => 60 * hours + minutes;

/**
 * Order of days as in the outlines of content/traditions/wedding-outlines.ts: general knowledge of Calgary
 * weddings. Families differ, so every event can be changed or removed. Hours are
 * usual ones: a muhurat or muhurtham is given by the family's priest and never computed here.
 */
export const weddingKinds = [
  {
    id: "punjabi-sikh",
    name: "Punjabi Sikh",
    short: "Punjabi Sikh",
    about: "Maiyan at home, ladies' sangeet and jaggo, Anand Karaj in the gurdwara before noon, reception.",
    events: [
      { id: "mehndi" },
      { id: "maiyan" },
      { id: "sangeet", name: "Ladies' sangeet" },
      { id: "baraat", start: at(8, 30) },
      { id: "milni", start: at(9, 15) },
      { id: "anand-karaj" },
      { id: "vidaai", name: "Doli", start: at(14) },
      { id: "reception" },
    ],
  },
  {
    id: "hindu",
    name: "Punjabi or North Indian Hindu",
    short: "Hindu",
    about: "Ganesh puja, mehndi, haldi, sangeet, then baraat and pheras at the hour that your priest gives.",
    events: [
      { id: "puja" },
      { id: "mehndi" },
      { id: "haldi" },
      { id: "sangeet" },
      { id: "baraat" },
      { id: "milni" },
      { id: "pheras" },
      { id: "vidaai" },
      { id: "reception" },
    ],
  },
  {
    id: "gujarati",
    name: "Gujarati",
    short: "Gujarati",
    about: "Grah Shanti, pithi, garba night, then jaan, hasta melap and four mangal phera.",
    events: [
      { id: "puja", name: "Grah Shanti" },
      { id: "mehndi" },
      { id: "pithi" },
      { id: "garba" },
      { id: "baraat", name: "Jaan" },
      { id: "hasta-melap", start: at(10, 30) },
      { id: "vidaai" },
      { id: "reception" },
    ],
  },
  {
    id: "muslim",
    name: "Pakistani or other Muslim",
    short: "Pakistani, Muslim",
    about: "Dholki, mayun, mehndi, nikah, baraat and rukhsati, walima. Remove what your family doesn't hold.",
    events: [
      { id: "dholki" },
      { id: "mayun" },
      { id: "mehndi", start: at(18), guestShare: 0.5 },
      { id: "nikah", day: -1, start: at(14, 30) },
      { id: "shaadi" },
      { id: "walima" },
    ],
  },
  {
    id: "ismaili",
    name: "Ismaili",
    short: "Ismaili",
    about: "Mehndi, pithi, a dandiya night, the nikah arranged with the jamatkhana, and a reception.",
    events: [
      { id: "mehndi" },
      { id: "pithi" },
      { id: "dandiya" },
      { id: "ismaili-nikah" },
      { id: "reception" },
    ],
  },
  {
    id: "tamil",
    name: "Tamil",
    short: "Tamil",
    about: "Nichayathartham, the muhurtham at your priest's hour, nalangu, reception.",
    events: [{ id: "nichayathartham" }, { id: "muhurtham" }, { id: "nalangu" }, { id: "reception" }],
  },
  {
    id: "standard",
    name: "Standard",
    short: "Standard",
    about: "Rehearsal, ceremony, reception and a brunch the day after.",
    events: [{ id: "rehearsal" }, { id: "ceremony" }, { id: "reception" }, { id: "brunch" }],
  },
  {
    id: "elopement",
    name: "Elopement",
    short: "Elopement",
    about: "The two of you, two witnesses, at most 20 people in the park, and a dinner.",
    events: [{ id: "elopement" }, { id: "dinner" }],
  },
] as const satisfies readonly WeddingKind[];

/** A tradition with events of its own. */
export type TraditionId = (typeof weddingKinds)[number]["id"];

/** Two traditions of the kinds above, each with its whole ceremony. */
export const fusion = {
  id: "fusion",
  name: "Two traditions",
  short: "Two traditions",
  about: "Both ceremonies whole, with time between them, and one reception.",
} as const;

/** Traditions that a wedding of two can combine: an elopement is nobody's second ceremony. */
export const combinableKinds = weddingKinds.filter(({ id }) => id !== "elopement");
