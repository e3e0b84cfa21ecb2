import type { ListField } from "./list-fields.ts";
import { isNumber, type PartyMembers } from "./party-members.ts";
import type { PastedName } from "./pasted-name.ts";

type Counts = { people?: number; children?: number };

/**
 * How many people and children a line says, by its numbers or else by the people that it names.
 * @param setAside is called with a cell that is no number in range
 */
export function readCounts(
  said: ReadonlyMap<ListField, string>,
  member: PartyMembers,
  pasted: PastedName | null,
  setAside: (field: ListField, cell: string, why: string) => void,
): Counts {
  const number = (field: "people" | "adults" | "children"): number | undefined => {
    const cell = said.get(field);
    if (cell === undefined) return undefined;
    if (field === "children" && !isNumber(cell)) return undefined;
    const least = field === "people" ? 1 : 0;
    const read = isNumber(cell) ? Number.parseInt(cell, 10) : Number.NaN;
    if (read >= least && read <= 500) return read;
    setAside(field, cell, `is not a number from ${least} to 500.`);
    return undefined;
  };
  const [people, adults, kids] = [number("people"), number("adults"), number("children")];
  const named = member.guests.filter(({ child }) => child).length;
  const children = kids === undefined && named === 0 ? pasted?.children : Math.max(kids ?? 0, named);
  return {
    ...sizeOf(people, adults, children ?? 0, member, pasted),
    ...(children !== undefined && (kids !== undefined || children > 0) && { children }),
  };
}

function sizeOf(
  people: number | undefined,
  adults: number | undefined,
  children: number,
  member: PartyMembers,
  pasted: PastedName | null,
): Counts {
  const grown = member.guests.filter(({ child }) => !child).length;
  const sum =
    people ??
    (adults !== undefined
      ? adults + children
      : member.isHousehold || member.unnamed > 0 || grown > 1
        ? Math.max(grown + member.unnamed + children, pasted?.people ?? 0)
        : (pasted?.people ?? 0));
  return sum > 0 ? { people: Math.min(sum, 500) } : {};
}
