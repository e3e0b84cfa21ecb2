import type { Row } from "#app/plan/document/plan-table.ts";
import type { wedding } from "#app/plan/document/wedding-tables.ts";

import type { diets, sides, tiers } from "#app/plan/guests/guest-tables.ts";

export const tierNames: Record<(typeof tiers)[number], string> = {
  must: "Must",
  should: "Should",
  "if-room": "If there is room",
};

export const dietNames: Record<(typeof diets)[number], string> = {
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  jain: "Jain",
  swaminarayan: "Swaminarayan",
  halal: "Halal",
  "no-beef": "No beef",
  "no-pork": "No pork",
  "gluten-free": "Gluten-free",
};

export type SideNames = Record<(typeof sides)[number], string>;

/** What the two sides are called: by the names of the couple, where it wrote them. */
export function sideNames(row: Row<(typeof wedding)["shape"]> | undefined): SideNames {
  const [one, two] = [row?.partnerOne.trim() ?? "", row?.partnerTwo.trim() ?? ""];
  return { one: one || "One side", two: two || "The other side", both: "Both" };
}
