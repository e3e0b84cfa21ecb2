import { fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

/** Women and men have rooms of their own, side by side. */
export const separateRoomsRule: RoomRule = {
  id: "separate-rooms",
  words: "Women and men have rooms of their own, or one that a wall divides.",
  sources: [],
  judge: ({ event, venue }) =>
    !event.separate || readingOf(venue, "separateRooms") !== null
      ? fits
      : isOpen("unknown", "whether women and men can have rooms of their own", { ask: "worshipRules" }),
};
