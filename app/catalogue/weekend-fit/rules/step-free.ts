import { fits } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { judgeFact } from "./judge-fact.ts";

/** A guest in a wheelchair reaches ceremony, tables and washroom. */
export const stepFreeRule: RoomRule = {
  id: "step-free",
  words: "A guest in a wheelchair reaches the ceremony, the tables and a washroom without a step.",
  sources: [],
  judge: ({ event, at, venue }) =>
    event.wheelchair
      ? judgeFact(venue, "stepFree", {
          change: { kind: "drop-need", event: at, need: "wheelchair" },
          refusal: "steps in the way of a wheelchair",
          question: "whether a wheelchair reaches everything",
        })
      : fits,
};
