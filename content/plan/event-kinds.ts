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
  /** Usual part of all guests. */
  guestShare: number;
};

const at = (hours: number, minutes = 0) => 60 * hours + minutes;

/**
 * Days, hours and shares are those of the guides of this site (content/ceremonies, content/timeline):
 * general knowledge of Calgary weddings, research of November 2026. Families differ, so all of them can be changed.
 */
export const eventKinds = [
  { id: "rehearsal", name: "Rehearsal", day: -1, start: at(17), minutes: 120, guestShare: 0.1 },
  { id: "mehndi", name: "Mehndi", day: -2, start: at(16), minutes: 300, guestShare: 0.3 },
  { id: "sangeet", name: "Sangeet", day: -1, start: at(18), minutes: 300, guestShare: 0.6 },
  { id: "haldi", name: "Haldi", day: -1, start: at(10), minutes: 120, guestShare: 0.15 },
  { id: "baraat", name: "Baraat", day: 0, start: at(9), minutes: 60, guestShare: 0.5 },
  { id: "milni", name: "Milni", day: 0, start: at(10), minutes: 45, guestShare: 0.5 },
  { id: "ceremony", name: "Ceremony", day: 0, start: at(15), minutes: 45, guestShare: 1 },
  { id: "pheras", name: "Pheras", day: 0, start: at(11), minutes: 120, guestShare: 0.8 },
  { id: "anand-karaj", name: "Anand Karaj", day: 0, start: at(11), minutes: 90, guestShare: 0.8 },
  { id: "nikah", name: "Nikah", day: 0, start: at(14), minutes: 60, guestShare: 0.8 },
  { id: "vidaai", name: "Vidaai", day: 0, start: at(15), minutes: 45, guestShare: 0.3 },
  { id: "reception", name: "Reception", day: 0, start: at(18), minutes: 360, guestShare: 1 },
  { id: "brunch", name: "Brunch", day: 1, start: at(10), minutes: 150, guestShare: 0.3 },
] as const satisfies readonly EventKind[];

export type EventKindId = (typeof eventKinds)[number]["id"];

/** Events with which a kind of wedding usually begins; a fusion wedding mixes them. */
export const weddingKinds = [
  { id: "standard", name: "Standard", events: ["rehearsal", "ceremony", "reception", "brunch"] },
  {
    id: "punjabi-sikh",
    name: "Punjabi Sikh",
    events: ["mehndi", "sangeet", "haldi", "baraat", "milni", "anand-karaj", "vidaai", "reception"],
  },
  {
    id: "hindu",
    name: "Hindu",
    events: ["mehndi", "sangeet", "haldi", "baraat", "milni", "pheras", "vidaai", "reception"],
  },
  { id: "muslim", name: "Muslim or Ismaili", events: ["mehndi", "nikah", "reception"] },
  {
    id: "fusion",
    name: "Fusion",
    events: ["mehndi", "sangeet", "baraat", "pheras", "ceremony", "reception"],
  },
] as const satisfies readonly { id: string; name: string; events: readonly EventKindId[] }[];
