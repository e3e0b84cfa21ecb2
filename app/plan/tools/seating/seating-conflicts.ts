import type { PlanConflict } from "#app/plan/ui/conflicts/conflict-list.tsx";

import type { SeatingPlan } from "./seating-plan.ts";

/** Tables with more people than seats, and households that no table of the room can hold. */
export function findSeatingConflicts({ tables, unseated }: SeatingPlan): PlanConflict[] {
  const largest = Math.max(0, ...tables.map(({ table }) => table.seats ?? 0));
  const waiting = unseated.reduce((sum, { people }) => sum + people, 0);
  const free = tables.reduce((sum, table) => sum + Math.max(0, table.free), 0);
  const short: PlanConflict = {
    id: "seats",
    what: `${waiting} people have no seat, and ${free === 0 ? "no seat is" : `${free} seats are`} free.`,
    todo: `Add tables for ${waiting - free} more.`,
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
    ...unseated
      .filter(({ people, isSplit }) => tables.length > 0 && !isSplit && people > largest)
      .map(({ household, people }) => ({
        id: household.id,
        what: `${household.name === "" ? "A household" : household.name}: ${people} people, and the largest table has ${largest} seats.`,
        todo: "Pick them up and write how many sit at which table.",
      })),
  ];
}

export function tableName(name: string): string {
  return name === "" ? "A table without a name" : name;
}
