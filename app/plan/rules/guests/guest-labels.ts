import type { PlanRow } from "#app/plan/document/plan-table.ts";
import type { wedding } from "#app/plan/schema/wedding.schema.ts";

import type { diets, sides, tiers } from "#app/plan/schema/guests.schema.ts";

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

/** Labels of the two sides: the couple's names, where they are filled in. */
export function sideNamesOf(row: PlanRow<(typeof wedding)["shape"]> | undefined): SideNames {
  const [one, two] = [row?.partnerOne.trim() ?? "", row?.partnerTwo.trim() ?? ""];
  return { one: one || "Partner 1", two: two || "Partner 2", both: "Both" };
}
