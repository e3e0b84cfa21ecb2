import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate, encodeStateVector } from "yjs";
import type { z } from "zod";

import { maxDocumentBytes, maxGuests, maxStructs } from "#app/plan/document/plan-limits.ts";
import { guests, households, invitations, packInvitationCell, replyDays } from "./guests.schema.ts";

import { newId } from "#app/plan/document/new-id.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "./all-tables.ts";

const tables: readonly PlanTable<z.ZodObject>[] = planTables;

/** An action of a person on one of three devices, or a sync of two devices. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("put"),
      device: fc.nat(2),
      table: fc.nat(tables.length - 1),
      row: fc.nat(4),
      field: fc.nat(20),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("cell"),
      device: fc.nat(2),
      table: fc.nat(planGrids.length - 1),
      row: fc.nat(4),
      field: fc.nat(4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("meet"),
      device: fc.nat(2),
      table: fc.nat(2),
      row: fc.constant(0),
      field: fc.constant(0),
    }),
  },
);

function meet(one = new Doc(), other = new Doc()): void {
  applyUpdate(other, encodeStateAsUpdate(one, encodeStateVector(other)));
  applyUpdate(one, encodeStateAsUpdate(other, encodeStateVector(one)));
}

const whole = (document: Doc) =>
  [...tables, ...planGrids].map(({ name }) => [name, document.getMap(name).toJSON()] as const);

test("three devices that edit every table and grid at random and meet at random end with the same plan, and no edit is lost", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const devices = [new Doc(), new Doc(), new Doc()];
      /** Every value that anybody wrote, by place. */
      const written = new Map<string, Set<unknown>>();
      const note = (where: string, value: unknown) =>
        written.set(where, (written.get(where) ?? new Set()).add(value));
      for (const [number, { kind, device, table: at, row, field }] of steps.entries()) {
        const document = devices[device] ?? new Doc();
        const table = tables[at];
        const grid = planGrids[at];
        if (kind === "meet") meet(document, devices[at]);
        else if (kind === "cell" && grid !== undefined) {
          putCell(grid, document, `row${row}`, `column${field}`, `${number}`);
          note(`${grid.name}/row${row}/column${field}`, `${number}`);
        } else if (kind === "put" && table !== undefined) {
          const names = Object.keys(table.shape.shape);
          const name = names[field % names.length] ?? "";
          putRow(table, document, `row${row}`, { [name]: `value ${number}` });
          note(`${table.name}/row${row}/${name}`, `value ${number}`);
        }
      }
      for (const one of devices) for (const other of devices) meet(one, other);
      const [first, second, third] = devices.map(whole);
      expect(second).toEqual(first);
      expect(third).toEqual(first);
      const registers = new Map(
        first?.flatMap(([name, map]) => Object.entries(map).map(([key, value]) => [`${name}/${key}`, value])),
      );
      // Where several wrote the same field, one of their values is there; where one did, it is that one.
      for (const [where, values] of written) expect(values).toContain(registers.get(where));
    }),
    { numRuns: 60 },
  );
});

test("five thousand guests at eight events fit into a plan twice, and are read as they were written", () => {
  const document = new Doc();
  const eight = Array.from({ length: 8 }, () => newId());
  document.transact(() => {
    for (let household = 0; household < maxGuests / 4; household += 1) {
      const id = newId();
      putRow(households, document, id, {
        name: `The Dhaliwal family ${household}`,
        people: 4,
        side: "one",
        tier: "must",
      });
      for (let guest = 0; guest < 4; guest += 1)
        putRow(guests, document, newId(), {
          household: id,
          name: `Simranjeet Dhaliwal ${household}-${guest}`,
          diets: ["vegetarian"],
        });
      for (const event of eight)
        putCell(invitations, document, id, event, packInvitationCell({ invited: 4, coming: 3 }));
    }
  });
  const update = encodeStateAsUpdate(document);
  console.log(
    `${maxGuests} guests at ${eight.length} events: ${update.byteLength} bytes of ${maxDocumentBytes}`,
  );
  expect(update.byteLength).toBeLessThan(maxDocumentBytes / 2);
  const opened = new Doc();
  applyUpdate(opened, update);
  expect(viewTable(guests, opened).rows()).toHaveLength(maxGuests);
  const cells = viewGrid(invitations, opened).cells();
  for (const event of eight) {
    const coming = [...cells.column(event)].reduce((all, cell) => all + (cell.coming ?? 0), 0);
    expect(coming).toBe((maxGuests / 4) * 3);
  }
  // The days of all replies on top.
  document.transact(() => {
    for (const household of cells.rows())
      for (const event of eight) putCell(replyDays, document, household, event, "2027-08-21");
  });
  expect(encodeStateAsUpdate(document).byteLength - update.byteLength).toBeLessThan(600_000);
  expect([...document.store.clients.values()].flat().length).toBeLessThan(maxStructs.plan / 2);
});
