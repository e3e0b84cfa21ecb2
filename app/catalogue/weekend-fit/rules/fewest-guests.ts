import { formatCount } from "#app/languages/site-language.ts";
import { fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

/** Some places ask for a number of guests at least, and may make an exception. */
export const fewestGuestsRule: RoomRule = {
  id: "fewest-guests",
  words: "There are as many guests as the venue asks for at least.",
  sources: [],
  judge: ({ event: { name, guests }, venue: { guestsFrom } }) =>
    guestsFrom === null || guests >= guestsFrom
      ? fits
      : isOpen(
          "condition",
          `whether ${formatCount(guests)} guests are enough for the ${name.toLowerCase()}: its page says ${formatCount(guestsFrom)} or more`,
        ),
};
