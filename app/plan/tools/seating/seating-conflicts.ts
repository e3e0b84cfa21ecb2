import type { PlanConflict } from "#app/plan/ui/conflicts/conflict-list.tsx";

import type { SeatingWishRow } from "#app/plan/schema/seating.schema.ts";

import type { SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import { tableName } from "#app/plan/rules/seating/table-name.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { brokenWishes, type BrokenWish } from "./seating-wishes.ts";

/** Tables with more people than seats, households that no table of the room can hold, and broken wishes. */
export function findSeatingConflicts(
  laid: SeatingPlan,
  wishes: readonly SeatingWishRow[] = [],
): PlanConflict[] {
  const { tables, unseated } = laid;
  const largest = Math.max(0, ...tables.map(({ table }) => table.seats ?? 0));
  const waiting = unseated.reduce((sum, { people }) => sum + people, 0);
  const free = tables.reduce((sum, table) => sum + Math.max(0, table.free), 0);
  const short: PlanConflict = {
    id: "seats",
    what: `${formatCount(waiting)} people have no seat, and ${free === 0 ? "no seat is" : `${formatCount(free)} seats are`} free.`,
    todo: `Add tables for ${formatCount(waiting - free)} more.`,
  };
  return [
    ...(tables.length > 0 && waiting > free ? [short] : []),
    ...tables
      .filter((table) => table.free < 0)
      .map(({ table, taken, free: left }) => ({
        id: table.id,
        what: `${tableName(table.name)}: ${taken} people at ${table.seats ?? 0} seats, ${-left} too many.`,
        todo: "Move a household, or add seats if the table takes them.",
      })),
    ...brokenWishes(laid, wishes).map(describeBrokenWish),
    ...unseated
      .filter(({ people, isSplit }) => tables.length > 0 && !isSplit && people > largest)
      .map(({ household, people }) => ({
        id: household.id,
        what: `${household.name === "" ? "A household" : household.name}: ${people} people, and the largest table has ${largest} seats.`,
        todo: "Pick them up and write how many sit at which table.",
      })),
  ];
}

function describeBrokenWish({ id, wish, names: [one, other], table }: BrokenWish): PlanConflict {
  return wish === "apart"
    ? {
        id,
        what: `${one} and ${other} both sit at ${tableName(table)}.`,
        todo: "Move one of them: you wanted them apart.",
      }
    : {
        id,
        what: `${one} and ${other} sit at different tables.`,
        todo: "Move one of them: you wanted them together.",
      };
}
