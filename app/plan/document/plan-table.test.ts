import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";
import { z } from "zod";

import { planTable, putRow, removeRow, viewTable } from "./plan-table.ts";

const things = planTable("things", z.object({ name: z.string().catch(""), count: z.int().catch(0) }));

const readRows = (table: typeof things, document: Doc) => viewTable(table, document).rows();

test("a row is what was put, and a change of one field leaves the others", () => {
  const document = new Doc();
  putRow(things, document, "b", { name: "Chairs", count: 40 });
  putRow(things, document, "a", { name: "Tables" });
  putRow(things, document, "b", { count: 50 });
  expect(readRows(things, document)).toEqual([
    { id: "a", name: "Tables", count: 0 },
    { id: "b", name: "Chairs", count: 50 },
  ]);
  removeRow(things, document, "b");
  expect(readRows(things, document)).toHaveLength(1);
});

test("what another device wrote wrongly counts as not given, and breaks nothing", () => {
  const document = new Doc();
  const registers = document.getMap("things");
  for (const [key, value] of Object.entries({
    a: 1,
    "b/+": "yes",
    "c/+": true,
    "c/count": "many",
    "d/name": "x",
  }))
    registers.set(key, value);
  putRow(things, document, "e", { name: "Chairs" });
  expect(readRows(things, document)).toEqual([
    { id: "c", name: "", count: 0 },
    { id: "e", name: "Chairs", count: 0 },
  ]);
});

test("a row under what is no id is passed over: it would go on into addresses and the database", () => {
  const document = new Doc();
  for (const id of ["", "a\0b", "a\nb", "\ud800", "x".repeat(201), "ਬਰਾਤ/2"])
    putRow(things, document, id, {});
  expect(readRows(things, document).map(({ id }) => id)).toEqual(["ਬਰਾਤ/2"]);
});

test("two who make the same row at once make one, with what both wrote", () => {
  const [one, two] = [new Doc(), new Doc()];
  putRow(things, one, "task", { name: "Book the gurdwara" });
  putRow(things, two, "task", { count: 2 });
  applyUpdate(one, encodeStateAsUpdate(two));
  expect(readRows(things, one)).toEqual([{ id: "task", name: "Book the gurdwara", count: 2 }]);
});

test("a row that somebody removes stays removed, whoever changes a field of it meanwhile", () => {
  const [one, two] = [new Doc(), new Doc()];
  putRow(things, one, "a", { name: "Tables" });
  applyUpdate(two, encodeStateAsUpdate(one));
  removeRow(things, one, "a");
  putRow(things, two, "a", { count: 9 });
  applyUpdate(one, encodeStateAsUpdate(two));
  expect(readRows(things, one)).toEqual([]);
});

test("who watches hears of each change once, and rows that did not change stay the same objects", () => {
  const document = new Doc();
  const view = viewTable(things, document);
  let heard = 0;
  const stop = view.watch(() => (heard += 1));
  putRow(things, document, "a", { name: "Tables", count: 3 });
  putRow(things, document, "b", { name: "Chairs" });
  const [a, rows] = [view.row("a"), view.rows()];
  putRow(things, document, "a", { count: 3 });
  expect([heard, view.rows()]).toEqual([2, rows]);
  putRow(things, document, "b", { count: 4 });
  expect(view.row("a")).toBe(a);
  expect(view.rows()).not.toBe(rows);
  stop();
  putRow(things, document, "a", { count: 4 });
  expect(heard).toBe(3);
});

type Edit =
  | { on: number; id: string; field: "name" | "count"; value: number }
  | { on: number; remove: string };

const edits = fc.array(
  fc.oneof(
    fc.record({
      on: fc.nat(2),
      id: fc.constantFrom("a", "b", "c"),
      field: fc.constantFrom("name" as const, "count" as const),
      value: fc.nat(99),
    }),
    fc.record({ on: fc.nat(2), remove: fc.constantFrom("a", "b", "c") }),
  ),
  { maxLength: 40 },
);

test("three devices that edit at once end with the same rows, whatever order the changes arrive in", () => {
  fc.assert(
    fc.property(edits, fc.array(fc.nat(8), { maxLength: 20 }), (made: Edit[], exchanges) => {
      const devices = [new Doc(), new Doc(), new Doc()] as const;
      const device = (at: number) => devices[at % 3] ?? devices[0];
      made.forEach((edit, at) => {
        const document = device(edit.on);
        if ("remove" in edit) removeRow(things, document, edit.remove);
        else
          putRow(things, document, edit.id, {
            [edit.field]: edit.field === "name" ? `n${edit.value}` : edit.value,
          });
        const pair = exchanges[at];
        if (pair !== undefined) applyUpdate(device(pair), encodeStateAsUpdate(device(Math.floor(pair / 3))));
      });
      for (const from of devices) for (const to of devices) applyUpdate(to, encodeStateAsUpdate(from));
      for (const from of devices) for (const to of devices) applyUpdate(to, encodeStateAsUpdate(from));
      const [first, ...others] = devices.map((document) => readRows(things, document));
      for (const other of others) expect(other).toEqual(first);
    }),
  );
});
