import { fails, fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { factSource } from "./judge-fact.ts";

/** A mandap or a stage is built the day before and stands overnight. */
export const overnightRule: RoomRule = {
  id: "overnight",
  words: "Decor may be brought in the day before and stand overnight.",
  sources: [],
  judge({ event, at, venue }) {
    if (!event.overnight) return fits;
    const reading = readingOf(venue, "dayBefore");
    if (reading?.says === "yes") return fits;
    if (reading?.says === "no")
      return fails("no set-up the day before", factSource(reading), {
        kind: "drop-need",
        event: at,
        need: "overnight",
      });
    const fact = venue.facts.decorLoadIn;
    return fact === undefined
      ? isOpen("unknown", "whether decor may stand the night before", { ask: "decorLoadIn" })
      : isOpen("condition", `whether decor may stand the night before: “${fact.text}”`, {
          source: factSource(fact),
        });
  },
};
