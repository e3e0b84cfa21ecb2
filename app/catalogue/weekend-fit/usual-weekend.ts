import type { ThemeName } from "#app/site/theme/theme-name.ts";

import type { WeekendEvent } from "./weekend.ts";

/** An event with nothing that only some families need. */
const plain = {
  day: 0,
  start: 18 * 60,
  hours: 6,
  seating: "tables",
  elsewhere: false,
  fire: false,
  baraat: "none",
  caterer: "none",
  alcohol: "none",
  musicUntil: null,
  wheelchair: false,
  prayer: false,
  separate: false,
  overnight: false,
} as const satisfies Omit<WeekendEvent, "kind" | "name" | "guests">;

/** What the page shows before anybody has said anything. */
export const usualWeekendEvents: Record<ThemeName, readonly WeekendEvent[]> = {
  standard: [
    {
      ...plain,
      kind: "ceremony",
      name: "Ceremony",
      guests: 120,
      start: 15 * 60,
      hours: 1,
      seating: "rows",
    },
    { ...plain, kind: "reception", name: "Reception", guests: 120, alcohol: "served", musicUntil: 24 * 60 },
  ],
  indian: [
    { ...plain, kind: "sangeet", name: "Sangeet", guests: 220, musicUntil: 23 * 60 },
    {
      ...plain,
      kind: "pheras",
      name: "Pheras",
      guests: 220,
      day: 1,
      start: 11 * 60,
      hours: 3,
      seating: "rows",
      fire: true,
      baraat: "walk",
    },
    { ...plain, kind: "reception", name: "Reception", guests: 280, day: 1, caterer: "any" },
  ],
};
