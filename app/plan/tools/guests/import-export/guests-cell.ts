import type { diets } from "#app/plan/guests/guest-tables.ts";

import { readDiets, showDiets } from "./diets-cell.ts";

/** A guest by name, as a cell of a guest list says it. */
export type ListedGuest = {
  name: string;
  child: boolean;
  diets: (typeof diets)[number][];
  allergies: string;
};

const child = "child";
const allergies = "allergies: ";

/**
 * 'Asha | Vegetarian, Jain; Ravi | child | allergies: peanuts': people by semicolons in the order of
 * their names, what is said of one by bars.
 */
export function showGuests(guests: readonly ListedGuest[]): string {
  return guests
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((guest) =>
      [
        guest.name,
        guest.child ? child : "",
        showDiets(guest.diets),
        guest.allergies === "" ? "" : `${allergies}${guest.allergies}`,
      ]
        .filter((part, at) => at === 0 || part !== "")
        .map(escape)
        .join(" | "),
    )
    .join("; ");
}

/** Reads what showGuests writes, and lists by semicolons or lines as people write them. */
export function readGuests(cell: string): ListedGuest[] {
  return split(cell, /[;\n]/).flatMap((person) => {
    const [name = "", ...parts] = split(person, /\|/).map((part) => unescape(part.trim()));
    const guest: ListedGuest = { name, child: false, diets: [], allergies: "" };
    for (const part of parts) {
      const read = readDiets(part);
      if (part.toLowerCase() === child) guest.child = true;
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

/** Parts between separators that no backslash protects. */
function split(text: string, separator: RegExp): string[] {
  const parts = [""];
  for (const piece of text.match(/\\.|[^\\]|\\$/gsu) ?? [])
    if (separator.test(piece) && piece.length === 1) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${piece}`);
  return parts;
}
