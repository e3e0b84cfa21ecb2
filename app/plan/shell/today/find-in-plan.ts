import { compareNames } from "#app/plan/rules/guests/household-order.ts";

/** Maximum number of results. */
const mostFound = 6;

export type Findable = { kind: "guest" | "vendor" | "task"; id: string; name: string; note: string };

/** Rows whose name contains every typed word, names that begin with them first; none for an empty search. */
export function findInPlan(rows: readonly Findable[], typed: string): Findable[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return [];
  const beginsWith = ({ name }: Findable) => (fold(name).startsWith(first) ? 0 : 1);
  return rows
    .filter(({ name, note }) => words.every((word) => fold(`${name} ${note}`).includes(word)))
    .toSorted((a, b) => beginsWith(a) - beginsWith(b) || compareNames.compare(a.name, b.name))
    .slice(0, mostFound);
}

/** Lower case, without accents. */
const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
