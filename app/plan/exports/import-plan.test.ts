import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate, UndoManager } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { importPlan, type ImportResult } from "./import-plan.ts";

/** @throws where the file is of another plan */
async function imported(plan: Doc, file: File): Promise<ImportResult> {
  const result = await importPlan(plan, file);
  if ("bytes" in result) throw new Error("The file is of another plan.");
  return result;
}

test("a backup brings back what was removed since, then what was changed if asked, each one step back", async () => {
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
  const { message, changed } = await imported(plan, backup);
  expect(message).toBe(
    "Restored from “ours.wedding-plan”. 1 entry has changed since that backup and stays as it is now.",
  );
  const restored = ["Simran & Daniel", "Mehndi 1020", "Gill", "Khan", "4 come"];
  expect(names()).toEqual(restored);
  undo.stopCapturing();
  changed?.changeBack();
  expect(names()).toEqual(["Simran and Daniel", "Mehndi 1020", "Gill", "Khan", "4 come"]);
  undo.undo();
  expect(names()).toEqual(restored);
  undo.undo();
  expect(names()).toEqual(removed);
});

test("a backup that the plan has grown from offers what was changed, and nothing where nothing was", async () => {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel", kinds: ["punjabi-sikh"] });
  putCell(invitations, plan, "gills", "mehndi", "5:4");
  const backup = new File([Uint8Array.from(encodeStateAsUpdate(plan))], "ours.wedding-plan");
  expect(await importPlan(plan, backup)).toEqual({
    message: "Restored from “ours.wedding-plan”.",
    changed: null,
  });

  putRow(wedding, plan, weddingRowId, { guests: 420 });
  putCell(invitations, plan, "gills", "mehndi", "5:2");
  const { message, changed } = await imported(plan, backup);
  expect(message).toContain("2 entries have changed since that backup and stay as they are now.");
  changed?.changeBack();
  expect(viewTable(wedding, plan).row(weddingRowId)).toMatchObject({ guests: null, kinds: ["punjabi-sikh"] });
  expect(plan.getMap("invitations").get("gills/mehndi")).toBe("5:4");
});

test("what is no backup changes nothing, and says so", async () => {
  const message = "“holiday.wedding-plan” isn’t a backup of a plan. Nothing was changed.";
  const file = new File(["a picture"], "holiday.wedding-plan");
  expect(await importPlan(new Doc(), file)).toEqual({ message, changed: null });
});

/** A couple's plan, with what it is called and where its events are. */
function planOf(title: string, places: Record<string, string>): Doc {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title });
  for (const [id, place] of Object.entries(places)) putRow(events, plan, id, { name: id, place });
  return plan;
}
const backupOf = (plan: Doc) => new File([Uint8Array.from(encodeStateAsUpdate(plan))], "theirs.wedding-plan");
const said = (plan: Doc) => [
  viewTable(wedding, plan).row(weddingRowId)?.title,
  ...viewTable(events, plan)
    .rows()
    .map(({ id, place }) => `${id} at ${place}`),
];

test("another plan's backup changes nothing until it is decided, then replaces the plan in one step back", async () => {
  const plan = planOf("Ours", { brunch: "Home", ceremony: "Moraine Lake" });
  const ours = said(plan);
  const undo = new UndoManager(
    ["wedding", "events"].map((name) => plan.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  const other = await importPlan(plan, backupOf(planOf("Theirs", { ceremony: "Aspen Hall", mehndi: "" })));
  if (!("bytes" in other)) throw new Error("The file was taken for one of this plan.");
  expect(other.title).toBe("Theirs");
  expect(said(plan)).toEqual(ours);

  expect(other.replace().message).toBe("Replaced with “theirs.wedding-plan”. Undo takes that back.");
  expect(said(plan)).toEqual(["Theirs", "ceremony at Aspen Hall", "mehndi at "]);
  undo.undo();
  expect(said(plan)).toEqual(ours);
});

test("a plan with nothing in it takes any backup", async () => {
  const plan = new Doc();
  await imported(plan, backupOf(planOf("Theirs", { ceremony: "Aspen Hall" })));
  expect(said(plan)).toEqual(["Theirs", "ceremony at Aspen Hall"]);
});
