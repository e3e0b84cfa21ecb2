import type { UsualMoment } from "./usual-moment.ts";

/** At an event whose golden hour lies within it. */
export const goldenHourMoment = {
  id: "golden-hour",
  title: "Portraits in the golden hour",
  minutes: 20,
  people: "The couple and the photographer",
  fixed: "Sunset",
  note: "By the sun of this day: look again when the day or the hour moves.",
  isBackstage: true,
} as const satisfies Omit<UsualMoment, "after">;
