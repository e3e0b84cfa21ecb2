import { useMemo } from "react";

import { householdsWithDiets } from "#app/plan/rules/guests/diet-counts.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import type { TableSeating } from "#app/plan/rules/seating/seating-plan.ts";
import { describeMeals, tableMeals } from "./table-meals.ts";

/** Diets and dishes of each table in a line, by the table's id. */
export function useTableMeals(tables: readonly TableSeating[]): ReadonlyMap<string, string> {
  const known = useRows(households);
  const people = useRows(guests);
  const asking = useMemo(
    () => new Map(householdsWithDiets(known, people).map((one) => [one.household.id, one])),
    [known, people],
  );
  const dishes = useMemo(() => {
    const chosen = people.filter(({ meal }) => meal !== "");
    const byHousehold = Map.groupBy(chosen, ({ household }) => household);
    return new Map(Array.from(byHousehold, ([id, own]) => [id, own.map(({ meal }) => meal)] as const));
  }, [people]);
  return useMemo(
    () =>
      new Map(
        tables.map(({ table, parties }) => [table.id, describeMeals(tableMeals(parties, asking, dishes))]),
      ),
    [tables, asking, dishes],
  );
}
