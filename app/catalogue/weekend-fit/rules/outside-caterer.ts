import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { InRoom, RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";
import type { WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";

import { factSource, judgeFact } from "./judge-fact.ts";
import { priceSource } from "./price-source.ts";

/** The family's own caterer cooks or brings. */
export const outsideCatererRule: RoomRule = {
  id: "outside-caterer",
  words: "A caterer of your own, of the kitchen that you keep, may come in.",
  sources: [],
  judge,
};

const kitchens: Record<Exclude<WeekendEvent["caterer"], "none">, string> = {
  any: "your caterer",
  vegetarian: "a vegetarian caterer",
  halal: "a halal caterer",
};

function judge({ event, at, venue }: InRoom): FitFinding {
  if (event.caterer === "none") return fits;
  const change = { kind: "drop-need", event: at, need: "caterer" } as const;
  const charge = venue.cost.charges?.outsideCaterer ?? null;
  if (charge?.kind === "refused") return fails("no outside caterer", priceSource(charge), change);
  const judged = judgeFact(venue, "outsideCaterer", {
    at,
    need: "caterer",
    refusal: "no outside caterer",
    question: `whether ${kitchens[event.caterer]} may cook`,
  });
  const only = readingOf(venue, "onlyCaterers");
  if (judged.result !== "no" && only !== null && event.caterer !== only.says)
    return only.says === "halal" && event.caterer === "vegetarian"
      ? isOpen("condition", "whether one of its halal caterers cooks your vegetarian menu", {
          source: factSource(only),
        })
      : fails(`${only.says} caterers only`, factSource(only), change);
  return judged;
}
