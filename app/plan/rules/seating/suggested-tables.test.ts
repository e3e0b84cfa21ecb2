import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";

import { fitsGuests, writeSuggestedTables } from "./suggested-tables.ts";

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

test("tables for an assumed number don't fit the couple's own until they are set up for it", () => {
  const plan = new Doc();
  const fits = (guests: number) => fitsGuests("reception", guests, tablesOf(plan));
  lay(plan, 120);
  expect([111, 120].map(fits)).toEqual([true, true]);
  expect([84, 110, 121, 250].map(fits)).toEqual([false, false, false, false]);
  lay(plan, 84);
  expect(fits(84)).toBe(true);
});

test("seats that the couple gave its tables fit too, and what no press can change is not asked for", () => {
  const plan = new Doc();
  const fits = (guests: number) => fitsGuests("reception", guests, tablesOf(plan));
  lay(plan, 120);
  for (const { id } of tablesOf(plan)) putRow(seatingTables, plan, id, { name: `Family ${id}`, seats: 7 });
  expect(fits(84)).toBe(true);
  expect(fits(40)).toBe(true);
  lay(plan, 1000);
  expect(fits(1500)).toBe(true);
});
