import { parseInvitation } from "#app/plan/rules/guests/invitation-text.ts";

import { parseDietsCell } from "./diets-cell.ts";
import { parseGuestsCell } from "./guests-cell.ts";
import { listFields, type ColumnMeaning, type ListField } from "./list-columns.ts";
import type { ListedHousehold } from "./parse-list.ts";
import { normalizeWord, parseTier, type HouseholdSide } from "./side-and-tier.ts";

/** The meaning of the words in a column of sides, by normalizeWord. */
export type SideMapping = ReadonlyMap<string, HouseholdSide>;

type Read = Omit<ListedHousehold, "line"> & { isPerson: boolean };

/** Maximum length of a household's texts. */
const longest: readonly (readonly [ListField, number])[] = [
  ["household", 200],
  ["guest", 200],
  ["first", 100],
  ["last", 100],
  ["proposer", 120],
  ["email", 254],
  ["phone", 40],
  ["address", 300],
  ["message", 2000],
  ["notes", 4000],
  ["allergies", 500],
  ["tags", 1000],
];

/** Parses one line; a problem is returned as a sentence. */
export function parseLine(
  cells: readonly string[],
  columns: readonly ColumnMeaning[],
  sides: SideMapping,
): Read | { why: string } {
  const said = new Map<ListField, string>();
  const invitations = new Map<string, string>();
  for (const [at, meaning] of columns.entries()) {
    const cell = (cells[at] ?? "").replaceAll(/\r\n?/g, "\n").trim();
    if (meaning === null || cell === "") continue;
    if ("field" in meaning) said.set(meaning.field, cell);
    else if (parseInvitation(cell, 1) !== undefined) invitations.set(meaning.event, cell);
    else return { why: `${quoted(cell)} says nothing about an invitation: write yes, no, 4 or 3 of 4.` };
  }
  for (const [field, most] of longest)
    if ((said.get(field)?.length ?? 0) > most)
      return {
        why: `${listFields[field].heading} has ${said.get(field)?.length} letters, at most ${most} fit.`,
      };

  const person = said.get("guest") ?? [said.get("first"), said.get("last")].filter(Boolean).join(" ");
  const name = said.get("household") ?? person;
  if (name === "") return { why: "There is no name." };

  const numbers = readNumbers(said);
  if ("why" in numbers) return numbers;
  const { diets, others } = parseDietsCell(said.get("diets") ?? "");
  const allergies = [said.get("allergies") ?? "", others].filter(Boolean).join(", ");
  const eats = { ...(diets.length > 0 && { diets }), ...(allergies !== "" && { allergies }) };
  const isPerson = person !== "" && said.has("household");
  const guests = parseGuestsCell(said.get("guests") ?? "");
  if (isPerson) guests.unshift({ name: person, child: false, diets, allergies });
  const words = sideAndTier(said, sides);
  return {
    isPerson,
    reference: said.get("reference") ?? "",
    invitations,
    guests,
    values: { name, ...texts(said), ...numbers, ...words, ...(isPerson ? {} : eats) },
  };
}

function texts(said: ReadonlyMap<ListField, string>) {
  const values: Partial<Record<"proposer" | "email" | "phone" | "address" | "message" | "notes", string>> =
    {};
  for (const field of ["proposer", "email", "phone", "address", "message", "notes"] as const) {
    const text = said.get(field);
    if (text !== undefined) values[field] = text;
  }
  return values;
}

/** Side, tier and tags; an unknown word for a side or tier becomes a tag, so that it is not lost. */
function sideAndTier(said: ReadonlyMap<ListField, string>, sides: SideMapping) {
  const [sideWord, tierWord] = [said.get("side"), said.get("tier")];
  const side = sideWord === undefined ? undefined : sides.get(normalizeWord(sideWord));
  const tier = tierWord === undefined ? undefined : parseTier(tierWord);
  const tags = (said.get("tags") ?? "").split(/[,;]/);
  if (side === undefined && sideWord !== undefined) tags.push(sideWord);
  if (tier === undefined && tierWord !== undefined) tags.push(tierWord);
  const kept = [...new Set(tags.map((tag) => tag.trim().slice(0, 60)))].filter((tag) => tag !== "");
  return {
    ...(side !== undefined && { side }),
    ...(tier !== undefined && { tier }),
    ...(kept.length > 0 && { tags: kept }),
  };
}

function readNumbers(
  said: ReadonlyMap<ListField, string>,
): { people?: number; children?: number } | { why: string } {
  const numbers: Partial<Record<"people" | "adults" | "children", number>> = {};
  for (const field of ["people", "adults", "children"] as const) {
    const cell = said.get(field);
    if (cell === undefined) continue;
    const least = field === "people" ? 1 : 0;
    const number = /^\d{1,4}([.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN;
    if (!(number >= least && number <= 500))
      return { why: `${listFields[field].heading}: ${quoted(cell)} is no number from ${least} to 500.` };
    numbers[field] = number;
  }
  const { adults, children } = numbers;
  const sum = (adults ?? 0) + (children ?? 0);
  const people = numbers.people ?? (adults !== undefined && sum > 0 ? Math.min(sum, 500) : undefined);
  return { ...(people !== undefined && { people }), ...(children !== undefined && { children }) };
}

const quoted = (cell: string) => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`;
