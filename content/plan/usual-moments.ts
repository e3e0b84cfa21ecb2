import type { EventKindId } from "./event-kinds.ts";

/** A line of a run sheet as many families have it. */
export type UsualMoment = {
  id: string;
  title: string;
  /** Minutes after the event's usual beginning; less than none before it. */
  after: number;
  minutes: number;
  /** Who is usually there or does it. */
  people?: string;
  /** What to ask or to know. */
  note?: string;
};

/**
 * Order and lengths are those of the guides of this site (content/ceremonies, content/traditions): general
 * knowledge of Calgary weddings, research of November 2026. Families and officiants differ, so each is only
 * proposed, and everything can be changed.
 */
export const usualMoments: Record<EventKindId, readonly UsualMoment[]> = {
  rehearsal: [
    {
      id: "walk-through",
      title: "Walk through the ceremony",
      after: 0,
      minutes: 45,
      people: "Officiant, couple, wedding party, readers",
    },
    {
      id: "hand-over",
      title: "Hand over rings, licence and decor",
      after: 45,
      minutes: 15,
      people: "Couple and coordinator",
      note: "The marriage licence has to be at the ceremony.",
    },
    { id: "dinner", title: "Rehearsal dinner", after: 60, minutes: 60 },
  ],
  mehndi: [
    {
      id: "artists",
      title: "Mehndi artists set up",
      after: -30,
      minutes: 30,
      note: "Good light, side tables, and a floor cover: henna stains.",
    },
    {
      id: "bridal",
      title: "The bride's mehndi begins",
      after: 0,
      minutes: 210,
      people: "The bride and her artist",
      note: "3 to 6 hours; the paste stays on for hours after.",
    },
    { id: "guests", title: "Mehndi for the guests", after: 60, minutes: 180 },
    { id: "songs", title: "Songs to the dholki", after: 90, minutes: 90, people: "Women of both families" },
    { id: "dinner", title: "Dinner", after: 180, minutes: 60 },
  ],
  sangeet: [
    {
      id: "sound-check",
      title: "Sound check with the dancers",
      after: -90,
      minutes: 60,
      people: "DJ, cousins who perform",
    },
    { id: "doors", title: "Doors and starters", after: 0, minutes: 60 },
    {
      id: "performances",
      title: "Dances of both families",
      after: 60,
      minutes: 75,
      people: "Both families, host",
    },
    { id: "dinner", title: "Dinner", after: 135, minutes: 60 },
    { id: "floor", title: "Open floor, or garba and dandiya", after: 195, minutes: 75 },
    {
      id: "jaggo",
      title: "Jaggo",
      after: 270,
      minutes: 30,
      people: "Aunts carry the pots of lights",
      note: "In Punjabi families. Ask the venue about flames.",
    },
  ],
  haldi: [
    { id: "floor", title: "Floor covered, bowls and towels ready", after: -30, minutes: 30 },
    {
      id: "prayer",
      title: "Opening prayer",
      after: 0,
      minutes: 15,
      note: "As the family does it: Ganesh puja, ardas, or none.",
    },
    {
      id: "paste",
      title: "Haldi is put on, the elders first",
      after: 15,
      minutes: 45,
      people: "Close family",
    },
    { id: "washing", title: "Washing, and tea for everybody", after: 75, minutes: 45 },
  ],
  baraat: [
    {
      id: "sehra",
      title: "Sehra bandi and safas",
      after: -60,
      minutes: 45,
      people: "The groom's sisters tie the sehra",
      note: "About a minute for each safa: count the heads.",
    },
    { id: "ready", title: "Dhol and horse or car are ready", after: -15, minutes: 15 },
    {
      id: "sets-off",
      title: "The procession sets off",
      after: 0,
      minutes: 45,
      people: "The groom, his family, dhol players",
    },
    { id: "door", title: "Arrival at the door", after: 45, minutes: 15, people: "The bride's family waits" },
  ],
  milni: [
    { id: "prayer", title: "Welcome and prayer", after: 0, minutes: 10, note: "In Sikh families the ardas." },
    {
      id: "garlands",
      title: "Milni: the relatives meet in pairs, with garlands",
      after: 10,
      minutes: 20,
      people: "The elders first; write the list of pairs",
    },
    {
      id: "ribbon",
      title: "The sisters at the door",
      after: 30,
      minutes: 5,
      people: "The bride's sisters and cousins",
    },
    { id: "tea", title: "Tea and breakfast", after: 35, minutes: 25 },
  ],
  ceremony: [
    { id: "seated", title: "Guests take their seats", after: -20, minutes: 20, people: "Ushers" },
    { id: "procession", title: "Procession", after: 0, minutes: 8, people: "Wedding party, parents, couple" },
    { id: "vows", title: "Readings and vows", after: 8, minutes: 17, people: "Officiant, readers" },
    {
      id: "register",
      title: "Rings, and the licence is signed",
      after: 25,
      minutes: 10,
      people: "Couple, officiant, two witnesses",
    },
    { id: "recession", title: "Couple and families leave", after: 38, minutes: 7 },
    {
      id: "portraits",
      title: "Family photographs",
      after: 45,
      minutes: 45,
      people: "Both families; write the list of groups",
    },
  ],
  pheras: [
    {
      id: "puja",
      title: "Ganesh puja",
      after: 0,
      minutes: 15,
      people: "Priest, couple, parents",
      note: "The priest sets the order and the hour of the muhurat: ask for it in writing.",
    },
    { id: "jaimala", title: "Jaimala: the couple exchanges garlands", after: 15, minutes: 15 },
    {
      id: "kanyadaan",
      title: "Kanyadaan and hasta melap",
      after: 30,
      minutes: 25,
      people: "The bride's parents",
    },
    {
      id: "fire",
      title: "The fire is lit, havan",
      after: 55,
      minutes: 15,
      note: "Ask the venue about open flame; in Calgary it can need a permit.",
    },
    {
      id: "pheras",
      title: "The pheras around the fire",
      after: 70,
      minutes: 20,
      people: "The couple; the bride's brother gives the rice",
      note: "Four rounds or seven, by family.",
    },
    { id: "saptapadi", title: "Saptapadi, the seven steps", after: 90, minutes: 10 },
    { id: "sindoor", title: "Sindoor and mangalsutra", after: 100, minutes: 10 },
    { id: "blessings", title: "Blessings of the elders", after: 110, minutes: 10 },
  ],
  "anand-karaj": [
    {
      id: "kirtan",
      title: "Kirtan; the sangat sits",
      after: 0,
      minutes: 20,
      people: "Ragis, granthi",
      note: "Heads covered, shoes off, on the floor before the Guru Granth Sahib.",
    },
    { id: "ardas", title: "Opening ardas with the couple and their parents", after: 20, minutes: 5 },
    {
      id: "palla",
      title: "Palle di rasam",
      after: 25,
      minutes: 5,
      people: "The bride's father gives the palla",
    },
    {
      id: "laavan",
      title: "The four laavan",
      after: 30,
      minutes: 30,
      people: "The couple; the bride's brothers beside them",
    },
    { id: "anand-sahib", title: "Anand Sahib, ardas and hukamnama", after: 60, minutes: 20 },
    { id: "parshad", title: "Karah parshad", after: 80, minutes: 10, people: "Sewadars" },
    { id: "langar", title: "Langar", after: 90, minutes: 60, people: "Everybody, on the floor" },
  ],
  nikah: [
    { id: "recitation", title: "Recitation from the Quran", after: 0, minutes: 10 },
    { id: "khutbah", title: "Khutbah", after: 10, minutes: 10, people: "Imam" },
    {
      id: "consent",
      title: "Offer and acceptance before two witnesses",
      after: 20,
      minutes: 10,
      people: "Imam, couple, wali, witnesses",
    },
    {
      id: "signing",
      title: "The mahr is named and the nikah signed",
      after: 30,
      minutes: 10,
      people: "Couple, imam, witnesses",
      note: "In Alberta it is the legal marriage too where the imam is registered and the licence is there.",
    },
    { id: "dua", title: "Dua and sweets", after: 40, minutes: 20 },
  ],
  vidaai: [
    {
      id: "car",
      title: "The car stands at the door",
      after: -15,
      minutes: 15,
      people: "Driver, with the bags",
    },
    {
      id: "goodbye",
      title: "Goodbyes, and the rice thrown back",
      after: 0,
      minutes: 25,
      people: "The bride and her family",
    },
    {
      id: "leaves",
      title: "The doli leaves",
      after: 25,
      minutes: 20,
      note: "Doli in Punjabi families, rukhsati in Muslim ones.",
    },
    {
      id: "welcome",
      title: "Welcome at the new home",
      after: 45,
      minutes: 30,
      people: "The groom's mother; in Punjabi families the pani varna",
    },
  ],
  reception: [
    { id: "cocktails", title: "Doors and cocktails", after: 0, minutes: 60 },
    {
      id: "entrance",
      title: "Grand entrance",
      after: 60,
      minutes: 15,
      people: "Host, both families, couple",
    },
    { id: "dinner", title: "Dinner", after: 75, minutes: 75 },
    {
      id: "speeches",
      title: "Speeches",
      after: 150,
      minutes: 30,
      people: "Write who speaks, and for how long",
    },
    { id: "cake", title: "Cake", after: 180, minutes: 10 },
    { id: "first-dance", title: "First dance", after: 190, minutes: 10, people: "The couple" },
    { id: "parents-dance", title: "Dances with the parents", after: 200, minutes: 10 },
    { id: "floor", title: "Open floor", after: 210, minutes: 135, people: "DJ or band" },
    { id: "late-snack", title: "Late snack", after: 285, minutes: 30 },
    { id: "last-song", title: "Last song", after: 345, minutes: 15 },
  ],
  brunch: [
    { id: "doors", title: "Doors and coffee", after: 0, minutes: 30 },
    { id: "thanks", title: "The couple thanks everybody", after: 45, minutes: 10 },
    { id: "goodbye", title: "Goodbyes", after: 120, minutes: 30 },
  ],
};
