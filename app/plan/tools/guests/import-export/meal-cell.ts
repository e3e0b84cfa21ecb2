import type { diets } from "#app/plan/schema/guests.schema.ts";

import { parseDietsCell } from "./diets-cell.ts";

type Diet = (typeof diets)[number];

const avoids = /allerg|^no |\bfree\b|without|intoleran/i;

/** What a column of meals says: diets, what is not eaten, and the dish. */
export function parseMealCell(cell: string): { diets: Diet[]; allergies: string; dish: string } {
  const { diets, others } = parseDietsCell(cell);
  const parts = others === "" ? [] : others.split(", ");
  return {
    diets,
    allergies: parts.filter((part) => avoids.test(part)).join(", "),
    dish: parts.filter((part) => !avoids.test(part)).join(", "),
  };
}
