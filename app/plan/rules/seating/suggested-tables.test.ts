import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";

import { writeSuggestedTables } from "./suggested-tables.ts";

const tablesOf = (plan: Doc) => viewTable(seatingTables, plan).rows();
const lay = (plan: Doc, guests: number) =>
  plan.transact(() => writeSuggestedTables(plan, "reception", guests, tablesOf(plan)));

test("whatever number came before, there are tables for the last one, and no more", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), (numbers) => {
      const plan = new Doc();
      for (const guests of numbers) lay(plan, guests);
      const last = numbers.at(-1) ?? 0;
      expect(tablesOf(plan)).toHaveLength(Math.ceil(last / 10));
    }),
  );
});

test("a table that the couple named or added stays", () => {
  const plan = new Doc();
  lay(plan, 40);
  putRow(seatingTables, plan, "reception.table-4", { name: "Head table" });
  putRow(seatingTables, plan, "own", { event: "reception", name: "Table 5", seats: 8 });
  lay(plan, 20);
  expect(tablesOf(plan).map(({ name }) => name)).toEqual(["Table 5", "Table 1", "Table 2", "Head table"]);
});
