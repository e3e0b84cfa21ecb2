import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate, UndoManager } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { importPlan } from "./import-plan.ts";

test("a backup brings back what was removed since, leaves what was changed, and is one step back", async () => {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel" });
  putRow(events, plan, "mehndi", { name: "Mehndi", start: 1020 });
  putRow(households, plan, "gills", { name: "Gill" });
  putCell(invitations, plan, "gills", "mehndi", "5:4");
  const backup = new File([Uint8Array.from(encodeStateAsUpdate(plan))], "ours.wedding-plan");

  putRow(wedding, plan, weddingRowId, { title: "Simran & Daniel" });
  putRow(households, plan, "khans", { name: "Khan" });
  removeRow(events, plan, "mehndi");
  putCell(invitations, plan, "gills", "mehndi", null);
  const names = () => [
    viewTable(wedding, plan).row(weddingRowId)?.title,
    ...viewTable(events, plan)
      .rows()
      .map(({ name, start }) => `${name} ${start}`),
    ...viewTable(households, plan)
      .rows()
      .map(({ name }) => name)
      .toSorted(),
    ...[...viewGrid(invitations, plan).row("gills").values()].map(({ coming }) => `${coming} come`),
  ];
  const removed = ["Simran & Daniel", "Gill", "Khan"];
  expect(names()).toEqual(removed);

  const undo = new UndoManager(
    ["wedding", "events", "households", "invitations"].map((name) => plan.getMap(name)),
    {
      trackedOrigins: new Set([localOrigin]),
    },
  );
  expect(await importPlan(plan, backup)).toBe("Restored from “ours.wedding-plan”.");
  expect(names()).toEqual(["Simran & Daniel", "Mehndi 1020", "Gill", "Khan", "4 come"]);
  undo.undo();
  expect(names()).toEqual(removed);
});
