import type { diets } from "#app/plan/schema/guests.schema.ts";

import { parseDietsCell } from "./diets-cell.ts";
import { parseGuestsCell, type ListedGuest } from "./guests-cell.ts";
import type { ListField } from "./list-fields.ts";
import { parseMealCell } from "./meal-cell.ts";
import { isNumber, type PartyMembers } from "./party-members.ts";

/** Why a number among names is in the notes. */
export const isNoName = "is a number, not a name.";

type LineDiets = { guests: ListedGuest[]; diets: (typeof diets)[number][]; allergies: string };

/**
 * The people of a line with what they eat. What a line with one person says is that person's; of a whole
 * household it is everybody's, and a dish that it names goes to the notes.
 */
export function lineGuests(
  said: ReadonlyMap<ListField, string>,
  member: PartyMembers,
  isPerson: boolean,
  setAside: (field: ListField, cell: string, why?: string) => void,
): LineDiets {
  const read = parseDietsCell(said.get("diets") ?? "");
  const meal = parseMealCell(said.get("meal") ?? "");
  const chosen = [...new Set([...read.diets, ...meal.diets])];
  const allergies = [said.get("allergies") ?? "", read.others, meal.allergies]
    .filter(Boolean)
    .join(", ")
    .slice(0, 500);
  const listed = parseGuestsCell(said.get("guests") ?? "").filter(({ name }) => {
    if (isNumber(name)) setAside("guests", name, isNoName);
    return !isNumber(name);
  });
  if (isPerson) {
    const [first, ...others] = member.guests;
    const own =
      first === undefined ? [] : [{ ...first, diets: chosen, allergies, meal: meal.dish.slice(0, 80) }];
    return { guests: [...own, ...others, ...listed], diets: chosen, allergies };
  }
  if (meal.dish !== "") setAside("meal", meal.dish);
  // A household with one name is that name: it needs no list of people.
  const named = member.guests.length > 1 || said.has("household") ? member.guests : [];
  return { guests: [...named, ...listed], diets: chosen, allergies };
}
