import type { EventKindId } from "./event-kinds.ts";
import type { UsualMoment } from "./usual-moment.ts";

/** What is celebrated before and after the rites. */
export const partyMoments = {
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
    { id: "floor", title: "Open floor", after: 195, minutes: 75 },
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
      note: "As your family does it, or none.",
    },
    {
      id: "paste",
      title: "Haldi is put on, the elders first",
      after: 15,
      minutes: 45,
      people: "Close family",
    },
    { id: "washing", title: "Washing, and tea for everyone", after: 75, minutes: 45 },
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
    {
      id: "last-song",
      title: "Last song",
      after: 345,
      minutes: 15,
      fixed: "End of music at the venue",
    },
  ],
  brunch: [
    { id: "doors", title: "Doors and coffee", after: 0, minutes: 30 },
    { id: "thanks", title: "The couple thanks everyone", after: 45, minutes: 10 },
    { id: "goodbye", title: "Goodbyes", after: 120, minutes: 30 },
  ],
} as const satisfies Partial<Record<EventKindId, readonly UsualMoment[]>>;
