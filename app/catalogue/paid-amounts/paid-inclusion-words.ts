import type { PaidInclusion } from "#database/enums.ts";

/** How what an amount included is said, in the middle of a sentence. */
export const paidInclusionWords: Readonly<Record<PaidInclusion, string>> = {
  food: "food",
  drinks: "drinks",
  staff: "staff",
  room: "the room",
  rentals: "rentals",
  setup: "setup and takedown",
  travel: "travel",
  "second-person": "a second person",
  "album-or-film": "an album or a film",
  trial: "a trial",
  "more-events": "more than one event",
};
