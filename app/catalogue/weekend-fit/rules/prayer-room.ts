import { fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

/** Guests pray in a room of their own during the event. */
export const prayerRoomRule: RoomRule = {
  id: "prayer-room",
  words: "There is a quiet room for prayers during the event.",
  sources: [],
  judge: ({ event, venue }) =>
    !event.prayer || readingOf(venue, "prayerRoom") !== null
      ? fits
      : isOpen("unknown", "whether there is a room for prayers", { ask: "worshipRules" }),
};
