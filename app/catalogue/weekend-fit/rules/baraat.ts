import { fails, fits, isOpen } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { factSource, judgeFact } from "./judge-fact.ts";

/** A procession with dhol reaches the door. */
export const baraatRule: RoomRule = {
  id: "baraat",
  words: "A baraat with dhol may arrive on the venue’s own ground.",
  sources: [],
  judge({ event, at, venue }) {
    if (event.baraat === "none") return fits;
    const dhol = readingOf(venue, "dhol");
    if (dhol !== null)
      return fails("no dhol", factSource(dhol), { kind: "drop-need", event: at, need: "baraat" });
    return judgeFact(venue, "baraat", {
      change: { kind: "drop-need", event: at, need: "baraat" },
      refusal: "no baraat",
      question: "where a baraat may arrive",
    });
  },
};

/** The groom comes on a horse. */
export const horseRule: RoomRule = {
  id: "horse",
  words: "A horse may come with the baraat.",
  sources: [],
  judge({ event, at, venue }) {
    if (event.baraat !== "horse") return fits;
    const horse = readingOf(venue, "horse");
    if (horse?.says === "yes") return fits;
    if (horse?.says === "no")
      return fails("no horse", factSource(horse), { kind: "drop-need", event: at, need: "horse" });
    return isOpen("unknown", "whether a horse may come", { ask: "baraat" });
  },
};
