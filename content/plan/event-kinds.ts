/** What a wedding is made of, as planning tools need to know it. */
export type EventKind = {
  id: string;
  name: string;
  /** Days before (negative) or after the wedding day, as most families hold it. */
  day: number;
  /** Usual beginning on Alberta's clock, in minutes after midnight. */
  start: number;
  /** Usual length in minutes. */
  minutes: number;
  /** Minutes for which its people stay when it is over: photographs, a meal. */
  stays?: number;
  /** Usual part of all guests. */
  guestShare: number;
};

const at = (hours: number, minutes = 0) => 60 * hours + minutes;

/**
 * Days, hours and shares are those of the guides of this site (content/ceremonies, content/timeline):
 * general knowledge of Calgary weddings. Families differ, so all of them can be changed.
 */
export const eventKinds = [
  { id: "rehearsal", name: "Rehearsal", day: -1, start: at(17), minutes: 120, guestShare: 0.1 },
  { id: "dholki", name: "Dholki", day: -4, start: at(19), minutes: 240, guestShare: 0.2 },
  { id: "mayun", name: "Mayun", day: -3, start: at(18), minutes: 180, guestShare: 0.2 },
  { id: "puja", name: "Ganesh puja", day: -2, start: at(10), minutes: 120, guestShare: 0.15 },
  { id: "mehndi", name: "Mehndi", day: -2, start: at(16), minutes: 300, guestShare: 0.3 },
  { id: "sangeet", name: "Sangeet", day: -1, start: at(18), minutes: 300, guestShare: 0.6 },
  { id: "garba", name: "Garba night", day: -1, start: at(18, 30), minutes: 300, guestShare: 0.6 },
  { id: "dandiya", name: "Dandiya night", day: -1, start: at(18, 30), minutes: 300, guestShare: 0.6 },
  { id: "haldi", name: "Haldi", day: -1, start: at(10), minutes: 120, guestShare: 0.15 },
  { id: "maiyan", name: "Maiyan", day: -1, start: at(10), minutes: 120, guestShare: 0.15 },
  { id: "pithi", name: "Pithi", day: -1, start: at(10), minutes: 120, guestShare: 0.15 },
  {
    id: "nichayathartham",
    name: "Nichayathartham",
    day: -1,
    start: at(17),
    minutes: 180,
    guestShare: 0.4,
  },
  { id: "baraat", name: "Baraat", day: 0, start: at(9), minutes: 45, guestShare: 0.5 },
  { id: "milni", name: "Milni", day: 0, start: at(9, 45), minutes: 75, guestShare: 0.5 },
  { id: "ceremony", name: "Ceremony", day: 0, start: at(15), minutes: 45, stays: 45, guestShare: 1 },
  {
    id: "elopement",
    name: "Ceremony for two",
    day: 0,
    start: at(14),
    minutes: 30,
    stays: 85,
    guestShare: 1,
  },
  { id: "pheras", name: "Pheras", day: 0, start: at(11), minutes: 120, stays: 75, guestShare: 0.8 },
  {
    id: "hasta-melap",
    name: "Hasta melap and pheras",
    day: 0,
    start: at(11),
    minutes: 120,
    stays: 75,
    guestShare: 0.8,
  },
  {
    id: "muhurtham",
    name: "Muhurtham",
    day: 0,
    start: at(7, 15),
    minutes: 225,
    stays: 50,
    guestShare: 0.8,
  },
  { id: "nalangu", name: "Nalangu", day: 0, start: at(14), minutes: 90, guestShare: 0.3 },
  {
    id: "anand-karaj",
    name: "Anand Karaj",
    day: 0,
    start: at(10, 30),
    minutes: 90,
    stays: 60,
    guestShare: 0.8,
  },
  { id: "nikah", name: "Nikah", day: 0, start: at(14), minutes: 60, stays: 45, guestShare: 0.8 },
  {
    id: "ismaili-nikah",
    name: "Nikah at the jamatkhana",
    day: 0,
    start: at(14),
    minutes: 60,
    guestShare: 0.5,
  },
  { id: "vidaai", name: "Vidaai", day: 0, start: at(15), minutes: 45, guestShare: 0.3 },
  { id: "shaadi", name: "Baraat and rukhsati", day: 0, start: at(18), minutes: 300, guestShare: 1 },
  { id: "reception", name: "Reception", day: 0, start: at(18), minutes: 360, guestShare: 1 },
  { id: "dinner", name: "Dinner", day: 0, start: at(18), minutes: 150, guestShare: 1 },
  { id: "brunch", name: "Brunch", day: 1, start: at(10), minutes: 150, guestShare: 0.3 },
  { id: "walima", name: "Walima", day: 1, start: at(18), minutes: 300, guestShare: 0.9 },
] as const satisfies readonly EventKind[];

export type EventKindId = (typeof eventKinds)[number]["id"];

/** The kinds that are a marriage rite; none of them stands for that of another faith. */
export const rites = [
  "ceremony",
  "elopement",
  "pheras",
  "hasta-melap",
  "muhurtham",
  "anand-karaj",
  "nikah",
  "ismaili-nikah",
] as const satisfies readonly EventKindId[];
