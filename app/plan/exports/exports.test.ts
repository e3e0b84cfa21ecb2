import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { Doc, UndoManager } from "yjs";

import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { contentTables, planGrids } from "#app/plan/schema/all-tables.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import {
  attendees,
  guestReplies,
  guests,
  households,
  invitations,
  replyDays,
} from "#app/plan/schema/guests.schema.ts";
import { seatedHouseholds, seatingTables } from "#app/plan/schema/seating.schema.ts";

import { readPlanJson, writePlanJson } from "./plan-json.ts";
import { planSpreadsheets } from "./spreadsheet-tables.ts";
import { zipSpreadsheets } from "./zip-spreadsheets.ts";

const now = new Date("2026-11-22T12:00:00Z");

function smallPlan(): Doc {
  const document = new Doc();
  putRow(wedding, document, weddingRowId, { title: "Simran and Daniel", places: ["calgary", "banff"] });
  putRow(events, document, "mehndi", { name: "Mehndi", date: "2027-06-17", start: 1020, until: 30 });
  putRow(households, document, "gills", { name: '=HYPERLINK("https://evil.example")', people: 5 });
  putRow(budgetItems, document, "hall", {
    name: "Hall",
    event: "mehndi",
    plannedCents: 123_405,
    taxed: true,
  });
  putRow(payments, document, "deposit", { item: "hall", name: "Deposit", cents: 50_005 });
  putRow(seatingTables, document, "t1", { event: "mehndi", name: "Table 1", seats: 8 });
  putCell(invitations, document, "gills", "mehndi", "5:4");
  putRow(guests, document, "g1", { household: "gills", name: "Harjit" });
  putCell(attendees, document, "gills", "mehndi", '["g1"]');
  putCell(replyDays, document, "gills", "mehndi", "2027-06-17");
  putCell(guestReplies, document, "g2", "mehndi", "no");
  putCell(guestReplies, document, "g3", "mehndi", "open");
  putCell(seatedHouseholds, document, "gills", "mehndi", '[["t1",3],["t2",1]]');
  return document;
}

const everything = (document: Doc) =>
  [...contentTables, ...planGrids].map(({ name }) => [name, document.getMap(name).toJSON()]);

test("a table of text has every table and every grid, names beside ids, money and times as people write them", () => {
  const tables = new Map(planSpreadsheets(smallPlan(), "2026-11-22").map((table) => [table.name, table]));
  expect([...tables.keys()]).toEqual([
    ...[...contentTables, ...planGrids].map(({ name }) => name),
    "checklist",
  ]);
  const cell = (name: string, column: string, row = 0) => {
    const table = tables.get(name);
    return table?.rows[row]?.[table.header.indexOf(column)];
  };
  expect(cell("events", "start")).toBe("17:00");
  expect(cell("events", "until")).toBe("00:30");
  expect(cell("budget-items", "planned in dollars")).toBe("1234.05");
  expect(cell("payments", "amount in dollars")).toBe("500.05");
  expect(tables.get("payments")?.header).not.toContain("cents");
  expect(cell("budget-items", "event name")).toBe("Mehndi");
  expect(cell("budget-items", "taxed")).toBe("yes");
  expect(cell("checklist", "task")).toBe(
    "Sit down with both families: which events, which days, how many guests",
  );
  expect(cell("wedding", "places")).toBe("calgary; banff");
  expect([cell("invitations", "invited"), cell("invitations", "coming")]).toEqual(["5", "4"]);
  expect(cell("attendees", "guest name")).toBe("Harjit");
  expect([cell("reply-days", "household"), cell("reply-days", "day")]).toEqual(["gills", "2027-06-17"]);
  expect([cell("seated-households", "table name"), cell("seated-households", "people", 1)]).toEqual([
    "Table 1",
    "1",
  ]);
});

test("the archive has a file for each table, and no cell of it is a formula", () => {
  const files = unzipSync(zipSpreadsheets(planSpreadsheets(smallPlan(), "2026-11-22")));
  expect(Object.keys(files).toSorted()).toEqual(
    [...contentTables, ...planGrids, { name: "checklist" }].map(({ name }) => `${name}.csv`).toSorted(),
  );
  const file = files["households.csv"] ?? new Uint8Array();
  expect(strFromU8(file)).toContain(`'=HYPERLINK`);
  expect(parseSpreadsheet(file).rows[0]?.cells.slice(0, 2)).toEqual([
    "gills",
    '=HYPERLINK("https://evil.example")',
  ]);
});

test("a plan that is written as JSON and opened elsewhere says the same, and opening is one step back", () => {
  const [plan, elsewhere] = [smallPlan(), new Doc()];
  const maps = [...contentTables, ...planGrids].map(({ name }) => elsewhere.getMap(name));
  const undo = new UndoManager(maps, { trackedOrigins: new Set([localOrigin]) });
  putRow(households, elsewhere, "only-here", { name: "Sidhu" });
  undo.stopCapturing();
  expect(readPlanJson(elsewhere, writePlanJson(plan, now))).toBe(13);
  expect(viewGrid(guestReplies, elsewhere).row("g3").get("mehndi")).toBe("open");
  const written = JSON.parse(writePlanJson(elsewhere, now));
  delete written.tables.households["only-here"];
  expect(written).toEqual(JSON.parse(writePlanJson(plan, now)));
  undo.undo();
  expect(Object.keys(JSON.parse(writePlanJson(elsewhere, now)).tables.households)).toEqual(["only-here"]);
});

test("what cannot be read changes nothing, and what is not known is passed over", () => {
  const document = smallPlan();
  const before = everything(document);
  for (const text of ["", "{}", "[]", "not JSON", '{"format":"wild-rose-plan","version":2}'])
    expect(readPlanJson(document, text)).toBeNull();
  const file = JSON.stringify({
    format: "wild-rose-plan",
    version: 1,
    savedAt: now.toISOString(),
    tables: { households: { "a/b": { name: "x" }, __proto__: {}, "": {} }, inventions: { a: { b: 1 } } },
    grids: { invitations: { "gills/mehndi": "a million", gills: "5", "a/b/c": "5" }, more: { "a/b": "1" } },
  });
  expect(readPlanJson(document, file)).toBe(0);
  expect(everything(document)).toEqual(before);
});

test("a field that a file says in a way nobody can read stays as the plan has it", () => {
  const document = new Doc();
  putRow(wedding, document, weddingRowId, {
    title: "Simran and Daniel",
    date: "2027-06-19",
    guests: 420,
    places: ["banff"],
  });
  const said = { title: "Simran & Daniel", date: "17 June 2027", guests: "four hundred", places: ["Paris"] };
  const file = JSON.stringify({
    format: "wild-rose-plan",
    version: 1,
    savedAt: now.toISOString(),
    tables: { wedding: { [weddingRowId]: { ...said, partnerOne: null, year: null } } },
    grids: {},
  });
  expect(readPlanJson(document, file)).toBe(1);
  expect(viewTable(wedding, document).row(weddingRowId)).toMatchObject({
    title: "Simran & Daniel",
    date: "2027-06-19",
    guests: 420,
    places: ["banff"],
    partnerOne: "",
    year: null,
  });
});
