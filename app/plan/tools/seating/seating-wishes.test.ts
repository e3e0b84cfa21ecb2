import fc from "fast-check";
import { expect, test } from "vitest";

import { households as householdTable } from "#app/plan/schema/guests.schema.ts";
import { seatingTables, seatingWishes } from "#app/plan/schema/seating.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { proposeSeats } from "./propose-seats.ts";
import { seatingPlanOf } from "#app/plan/rules/seating/seating-plan.ts";
import { brokenWishes, wishesByHousehold } from "./seating-wishes.ts";

const wish = (first: string, second: string, kind: "together" | "apart") =>
  rowOf(seatingWishes, `${first}~${second}`, { first, second, wish: kind });

/** A room of tables of eight, with households of three where they sit. */
function room(tables: number, seated: Record<string, string | null>) {
  return seatingPlanOf({
    event: "reception",
    tables: Array.from({ length: tables }, (_, at) =>
      rowOf(seatingTables, `t${at}`, { event: "reception", name: `Table ${at + 1}`, seats: 8 }),
    ),
    households: Object.keys(seated).map((id) => rowOf(householdTable, id, { name: id })),
    invited: { cell: () => ({ invited: 3, coming: null }) },
    seated: {
      cell: (id) => {
        const table = seated[id] ?? null;
        return table === null ? undefined : [{ table, people: 3 }];
      },
    },
  });
}

test("two families that are to sit apart are named with the table that they share", () => {
  const plan = room(2, { gill: "t0", brar: "t0", shah: "t1" });
  expect(brokenWishes(plan, [wish("gill", "brar", "apart"), wish("gill", "shah", "apart")])).toEqual([
    { id: "gill~brar", wish: "apart", names: ["gill", "brar"], table: "Table 1" },
  ]);
});

test("two families that are to sit together break the wish only once both have seats", () => {
  const together = [wish("gill", "brar", "together")];
  expect(brokenWishes(room(2, { gill: "t0", brar: null }), together)).toEqual([]);
  expect(brokenWishes(room(2, { gill: "t0", brar: "t0" }), together)).toEqual([]);
  expect(brokenWishes(room(2, { gill: "t0", brar: "t1" }), together)).toHaveLength(1);
});

test("a wish about a household that was removed, or about itself, breaks nothing", () => {
  const plan = room(1, { gill: "t0" });
  expect(brokenWishes(plan, [wish("gill", "gone", "together"), wish("gill", "gill", "apart")])).toEqual([]);
});

test("proposed seats never put families together that are to sit apart, and seat as one those that belong together", () => {
  const ids = ["a", "b", "c", "d", "e", "f"];
  const pair = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), fc.integer({ min: 1, max: 6 }), (pairs, tables) => {
      const rows = pairs.map(([first = "", second = ""]) => wish(first, second, "apart"));
      const plan = room(tables, Object.fromEntries(ids.map((id) => [id, null])));
      const placed = proposeSeats(plan, wishesByHousehold(rows));
      const seated = room(tables, {
        ...Object.fromEntries(ids.map((id) => [id, null])),
        ...Object.fromEntries(placed.map(({ household, table }) => [household, table])),
      });
      expect(brokenWishes(seated, rows)).toEqual([]);
    }),
  );
  const rows = [wish("a", "f", "together")];
  const placed = proposeSeats(room(3, { a: null, b: "t0", c: "t1", f: "t2" }), wishesByHousehold(rows));
  expect(placed).toEqual([{ household: "a", table: "t2", people: 3 }]);
});
