import type { SeatingWishRow } from "#app/plan/schema/seating.schema.ts";

import type { SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";

/** Which households are to sit with each other, and which apart. */
export type SeatingWishes = {
  together: ReadonlyMap<string, ReadonlySet<string>>;
  apart: ReadonlyMap<string, ReadonlySet<string>>;
};

export const noWishes: SeatingWishes = { together: new Map(), apart: new Map() };

/** The couple's wishes by household, in both directions. */
export function wishesByHousehold(rows: readonly SeatingWishRow[]): SeatingWishes {
  const wishes = { together: new Map<string, Set<string>>(), apart: new Map<string, Set<string>>() };
  for (const { first, second, wish } of rows) {
    if (wish === null || first === "" || second === "" || first === second) continue;
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const)
      wishes[wish].set(one, (wishes[wish].get(one) ?? new Set()).add(other));
  }
  return wishes;
}

export type BrokenWish = { id: string; wish: "together" | "apart"; names: [string, string]; table: string };

/**
 * Wishes that the seating breaks. Households that are not all seated yet break none: those to be together
 * count once both have seats and share no table.
 */
export function brokenWishes({ tables }: SeatingPlan, rows: readonly SeatingWishRow[]): BrokenWish[] {
  const seats = new Map<string, { name: string; tables: Map<string, string> }>();
  for (const { table, parties } of tables)
    for (const { household } of parties) {
      const of = seats.get(household.id) ?? { name: household.name || "A household", tables: new Map() };
      of.tables.set(table.id, table.name);
      seats.set(household.id, of);
    }
  return rows.flatMap(({ id, first, second, wish }): BrokenWish[] => {
    const [one, other] = [seats.get(first), seats.get(second)];
    if (wish === null || first === second || one === undefined || other === undefined) return [];
    const shared = [...one.tables].find(([table]) => other.tables.has(table));
    if ((wish === "together") === (shared !== undefined)) return [];
    return [{ id, wish, names: [one.name, other.name], table: shared?.[1] ?? "" }];
  });
}
