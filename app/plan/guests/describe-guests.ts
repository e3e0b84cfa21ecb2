import type { diets } from "./guest-tables.ts";

/** How a diet reads. */
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
