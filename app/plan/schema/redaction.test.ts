import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { plannedWedding } from "#test-support/planned-wedding.ts";

import { changeOutline, detailFields } from "#app/plan/document/outline.ts";
import { planTables } from "#app/plan/document/plan-tables.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { households } from "#app/plan/guests/guest-tables.ts";

test("every field that an outline leaves out is a field of its table", () => {
  const fields = new Map(planTables.map(({ name, shape }) => [name, Object.keys(shape.shape)]));
  for (const [table, hidden] of Object.entries(detailFields))
    expect([table, fields.get(table)]).toEqual([table, expect.arrayContaining([...hidden])]);
});

test("every field with telephone numbers, addresses or notes is left out, also of tables to come", () => {
  const details = new Set(Object.values(detailFields).flat());
  // Read by everybody who is invited.
  const told = new Set(["rsvp/note"]);
  for (const { name, shape } of planTables)
    for (const field of Object.keys(shape.shape).filter((of) => details.has(of)))
      if (!told.has(`${name}/${field}`))
        expect([name, detailFields[name]]).toEqual([name, expect.arrayContaining([field])]);
});

test("nothing that an outline sends ever holds a detail, and all else of the plan arrives", () => {
  const plan = plannedWedding(5);
  const hide = () =>
    putRow(households, plan, "household-1", { name: "The Gills", phone: "403 555 0199", notes: "A quarrel" });
  hide();
  const outline = new Doc();
  const sent: Uint8Array[] = [];
  outline.on("update", (update: Uint8Array) => sent.push(update));
  const follow = () =>
    changeOutline(outline, () => applyUpdate(outline, encodeStateAsUpdate(plan, encodeStateVector(outline))));
  follow();
  putRow(households, plan, "household-2", { name: "The Lis", phone: "403 555 0198" });
  hide();
  follow();

  const viewer = new Doc();
  for (const update of sent) applyUpdate(viewer, update);
  expect(viewer.getMap("households").get("household-2/name")).toBe("The Lis");
  for (const bytes of [...sent, encodeStateAsUpdate(outline)]) {
    const words = new TextDecoder().decode(bytes);
    expect(words).not.toMatch(/555 019|quarrel|MacLeod kitchen/);
  }
  for (const [table, fields] of Object.entries(detailFields))
    for (const key of viewer.getMap(table).keys())
      expect(fields).not.toContain(key.slice(key.lastIndexOf("/") + 1));
});
