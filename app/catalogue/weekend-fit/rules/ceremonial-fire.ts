import { ceremonialFire } from "#content/costs/rules/ceremonial-fire.ts";
import { fits } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { judgeFact } from "./judge-fact.ts";

/** A havan or the fire of the pheras burns where an open flame is allowed. */
export const ceremonialFireRule: RoomRule = {
  id: "ceremonial-fire",
  words: "A contained fire may burn during the rite. The Fire Department wants its papers 30 days ahead.",
  sources: ceremonialFire.sources,
  judge: ({ event, at, venue }) =>
    event.fire
      ? judgeFact(venue, "openFlame", {
          change: { kind: "drop-need", event: at, need: "fire" },
          refusal: `no open flame for the ${event.name.toLowerCase()}`,
          question: `whether a fire may burn at the ${event.name.toLowerCase()}`,
        })
      : fits,
};
