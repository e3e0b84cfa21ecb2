import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planTables } from "#app/plan/schema/all-tables.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { skippedStart as skipped } from "#test-support/skipped-start.ts";

import { addTradition } from "./add-tradition.ts";
import { writeStart } from "./write-start.ts";

function started(): Doc {
  const document = new Doc();
  for (const table of planTables) viewTable(table, document);
  const answers = { ...skipped, kinds: ["punjabi-sikh" as const], date: "2027-08-21" };
  document.transact(() => writeStart(document, answers, "2026-11-24"));
  return document;
}

const momentsOf = (plan: Doc, event: string) =>
  viewTable(moments, plan)
    .rows()
    .filter((moment) => moment.event === event);

test("a tradition that is added later has its events and their order of the day, as one that is there from the start", () => {
  const plan = started();
  const before = new Set(
    viewTable(events, plan)
      .rows()
      .map(({ id }) => id),
  );
  plan.transact(() => addTradition(plan, "hindu"));
  const added = viewTable(events, plan)
    .rows()
    .filter(({ id }) => !before.has(id));
  expect(added).not.toEqual([]);
  for (const { id, date } of added) {
    expect([id, momentsOf(plan, id).length > 0]).toEqual([id, true]);
    expect(date).not.toBe(null);
  }
  expect(viewTable(wedding, plan).row(weddingRowId)?.kinds).toEqual(["punjabi-sikh", "hindu"]);
});

test("what the couple wrote into the schedule stays when an event comes back", () => {
  const plan = started();
  const [kept] = momentsOf(plan, "milni");
  if (kept === undefined) throw new Error("The milni has no usual order.");
  plan.transact(() => putRow(moments, plan, kept.id, { title: "Garlands by the fountain" }));
  plan.transact(() => removeRow(events, plan, "milni"));
  plan.transact(() => addTradition(plan, "punjabi-sikh"));
  expect(viewTable(moments, plan).row(kept.id)?.title).toBe("Garlands by the fountain");
});
