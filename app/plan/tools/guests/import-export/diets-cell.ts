import { foldText } from "#app/catalogue/directory/fold-text.ts";

import { diets } from "#app/plan/schema/guests.schema.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";

type Diet = (typeof diets)[number];

const also: Record<Diet, string> = {
  vegetarian: "veg,veggie,pure veg,vegetarien",
  vegan: "",
  jain: "jain food,jain vegetarian",
  swaminarayan: "baps,swaminarayan vegetarian",
  halal: "halal only,zabiha",
  "no-beef": "no beef,beef free,does not eat beef",
  "no-pork": "no pork,pork free",
  "gluten-free": "gluten free,gf,no gluten,celiac,coeliac",
};
/** Words for somebody who eats anything. */
const anything = new Set([
  "none",
  "no",
  "n a",
  "na",
  "non veg",
  "nonveg",
  "non vegetarian",
  "anything",
  "regular",
]);

const plain = (word: string) =>
  foldText(word)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const dietOf = new Map(
  diets.flatMap((diet) =>
    [diet, dietNames[diet], ...also[diet].split(",")].map((word) => [plain(word), diet] as const),
  ),
);
dietOf.delete("");

/** Diets by their names, in a form that `parseDietsCell` reads back. */
export const formatDietsCell = (chosen: readonly Diet[]) => chosen.map((diet) => dietNames[diet]).join(", ");

/** Diets in a cell such as 'Veg, no nuts', and the rest: what the person must not eat. */
export function parseDietsCell(cell: string): { diets: Diet[]; others: string } {
  const found = new Set<Diet>();
  const others: string[] = [];
  for (const word of cell.split(/[,;/\n]| and /)) {
    const diet = dietOf.get(plain(word));
    if (diet !== undefined) found.add(diet);
    else if (!anything.has(plain(word)) && word.trim() !== "") others.push(word.trim());
  }
  return { diets: diets.filter((diet) => found.has(diet)), others: others.join(", ") };
}
