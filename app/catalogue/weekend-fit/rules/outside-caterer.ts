import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { countList } from "#app/languages/count-list.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { InRoom, RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";
import type { CatererKind } from "#app/catalogue/weekend-fit/weekend.ts";

import { factSource, judgeFact } from "./judge-fact.ts";
import { priceSource } from "./price-source.ts";

/** The family's own caterer cooks or brings. */
export const outsideCatererRule: RoomRule = {
  id: "outside-caterer",
  words: "A caterer of your own, or one that you still need, may come in with the kitchen that you keep.",
  sources: [],
  judge,
};

const names: Record<CatererKind, string> = {
  any: "your caterer",
  vegetarian: "a vegetarian caterer",
  halal: "a halal caterer",
};

function judge({ event: { kitchens }, at, venue }: InRoom): FitFinding {
  if (kitchens.length === 0) return fits;
  const change = { kind: "drop-need", event: at, need: "caterer" } as const;
  const charge = venue.cost.charges?.outsideCaterer ?? null;
  if (charge?.kind === "refused") return fails("no outside caterer", priceSource(charge), change);
  const judged = judgeFact(venue, "outsideCaterer", {
    at,
    need: "caterer",
    refusal: "no outside caterer",
    question: `whether ${countList(kitchens.map((kitchen) => names[kitchen]))} may cook`,
  });
  const only = readingOf(venue, "onlyCaterers");
  const others = only === null ? [] : kitchens.filter((kitchen) => kitchen !== only.says);
  if (judged.result === "no" || only === null || others.length === 0) return judged;
  return only.says === "halal" && others.every((kitchen) => kitchen === "vegetarian")
    ? isOpen("condition", "whether one of its halal caterers cooks your vegetarian menu", {
        source: factSource(only),
      })
    : fails(`${only.says} caterers only`, factSource(only), change);
}
