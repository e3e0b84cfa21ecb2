import type { CatererKitchen } from "#app/catalogue/weekend-fit/caterer-kitchens.ts";
import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { countList } from "#app/languages/count-list.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { InRoom, RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { factSource, judgeFact } from "./judge-fact.ts";
import { priceSource } from "./price-source.ts";

/** The family's own caterer cooks or brings. */
export const outsideCatererRule: RoomRule = {
  id: "outside-caterer",
  words: "A caterer of your own, or one that you still need, may come in with the kitchen that you keep.",
  sources: [],
  judge,
};

const names: Record<CatererKitchen, string> = {
  any: "your caterer",
  undecided: "a caterer of your choice",
  vegetarian: "a vegetarian caterer",
  halal: "a halal caterer",
};

function judge({ event: { kitchens }, at, venue }: InRoom): FitFinding {
  if (kitchens.length === 0) return fits;
  const refused = { kind: "house-caterer", event: at, only: null } as const;
  const charge = venue.cost.charges?.outsideCaterer ?? null;
  if (charge?.kind === "refused") return fails("no outside caterer", priceSource(charge), refused);
  const judged = judgeFact(venue, "outsideCaterer", {
    refusal: "no outside caterer",
    change: refused,
    question: `whether ${countList(kitchens.map((kitchen) => names[kitchen]))} may cook`,
  });
  const only = readingOf(venue, "onlyCaterers");
  const others = only === null ? [] : kitchens.filter((kitchen) => kitchen !== only.says);
  if (judged.result === "no" || only === null || others.length === 0) return judged;
  const { says } = only;
  const isPossible = others.every(
    (kitchen) => kitchen === "undecided" || (kitchen === "vegetarian" && says === "halal"),
  );
  const suits = others.includes("vegetarian") ? "cooks your vegetarian menu" : "suits you";
  return isPossible
    ? isOpen("condition", `whether one of its ${says} caterers ${suits}`, { source: factSource(only) })
    : fails(`${says} caterers only`, factSource(only), { ...refused, only: says });
}
