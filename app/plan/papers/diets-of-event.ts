import type { GridCells } from "#app/plan/document/plan-grid.ts";
import type { Row } from "#app/plan/document/plan-table.ts";
import { diets, type guests, type Invitation } from "#app/plan/guests/guest-tables.ts";

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

/** What a kitchen has to know of an event. */
export type DietsOfEvent = {
  counts: { diet: (typeof diets)[number]; people: number }[];
  allergies: { name: string; allergies: string }[];
};

/** Diets of the people known by name whose households come, or have not said yet that they do not. */
export function dietsOfEvent(
  event: string,
  people: readonly Row<(typeof guests)["shape"]>[],
  invited: Pick<GridCells<Invitation>, "cell">,
): DietsOfEvent {
  const coming = people.filter(({ household }) => {
    const cell = invited.cell(household, event);
    return cell !== undefined && (cell.coming ?? cell.invited) > 0;
  });
  return {
    counts: diets
      .map((diet) => ({ diet, people: coming.filter((guest) => guest.diets.includes(diet)).length }))
      .filter((count) => count.people > 0),
    allergies: coming.filter(({ allergies }) => allergies.trim() !== ""),
  };
}
