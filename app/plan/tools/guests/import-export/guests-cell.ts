import type { diets } from "#app/plan/schema/guests.schema.ts";

import { parseDietsCell, formatDietsCell } from "./diets-cell.ts";

/** A named guest, as parsed from a cell of a guest list. */
export type ListedGuest = {
  name: string;
  child: boolean;
  diets: (typeof diets)[number][];
  allergies: string;
  /** The dish that they chose, or ''. */
  meal: string;
};

const child = "child";
const allergies = "allergies: ";
const meal = "meal: ";

/**
 * 'Asha | Vegetarian, Jain; Ravi | child | allergies: peanuts': people separated by semicolons, sorted by
 * name, and their values by bars.
 */
export function formatGuestsCell(guests: readonly ListedGuest[]): string {
  return guests
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((guest) =>
      [
        guest.name,
        guest.child ? child : "",
        formatDietsCell(guest.diets),
        guest.meal === "" ? "" : `${meal}${guest.meal}`,
        guest.allergies === "" ? "" : `${allergies}${guest.allergies}`,
      ]
        .filter((part, at) => at === 0 || part !== "")
        .map(escape)
        .join(" | "),
    )
    .join("; ");
}

/** Parses the output of formatGuestsCell, and lists separated by semicolons or lines as people write them. */
export function parseGuestsCell(cell: string): ListedGuest[] {
  return split(cell, /[;\n]/).flatMap((person) => {
    const [name = "", ...parts] = split(person, /\|/).map((part) => unescape(part.trim()));
    const guest: ListedGuest = { name, child: false, diets: [], allergies: "", meal: "" };
    for (const part of parts) {
      const read = parseDietsCell(part);
      if (part.toLowerCase() === child) guest.child = true;
      else if (part.toLowerCase().startsWith(meal)) guest.meal = part.slice(meal.length);
      else if (part.toLowerCase().startsWith(allergies)) guest.allergies = part.slice(allergies.length);
      else {
        guest.diets.push(...read.diets);
        guest.allergies = [guest.allergies, read.others].filter(Boolean).join(", ");
      }
    }
    return name === "" ? [] : [guest];
  });
}

const escape = (text: string) =>
  text.replaceAll(/[\\;|\n]/g, (letter) => (letter === "\n" ? "\\n" : `\\${letter}`));
const unescape = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, letter: string) => (letter === "n" ? "\n" : letter));

/** Parts between unescaped separators. */
function split(text: string, separator: RegExp): string[] {
  const parts = [""];
  for (const piece of text.match(/\\.|[^\\]|\\$/gsu) ?? [])
    if (separator.test(piece) && piece.length === 1) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${piece}`);
  return parts;
}
