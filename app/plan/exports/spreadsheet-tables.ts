import type { Doc } from "yjs";
import type { z } from "zod";

import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import {
  checklistSpreadsheet,
  checklistColumns,
  readChecklist,
} from "#app/plan/rules/checklist/read-checklist.ts";
import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { contentTables, planGrids } from "#app/plan/schema/all-tables.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

/** A table of the plan as a spreadsheet shows it. */
export type SpreadsheetTable = { name: string; header: string[]; rows: string[][] };

const allTables: readonly PlanTable<z.ZodObject>[] = contentTables;

/** Fields with the id of another row: its name is written beside it, so that people can read it. */
const named: Record<string, PlanTable<z.ZodObject>> = {
  household: households,
  event: events,
  guest: guests,
  item: budgetItems,
  listing: shortlist,
  table: seatingTables,
};

/** Times of day are minutes after midnight. */
const timesOfDay = new Set(["start", "until", "loadIn"]);

/**
 * Every table and every grid of a plan, including empty ones, and the checklist derived from it.
 * @param today in Alberta, in the form yyyy-mm-dd
 */
export function planSpreadsheets(document: Doc, today: string): SpreadsheetTable[] {
  const nameOf = (table: PlanTable<z.ZodObject>, id: string) =>
    asText("", viewTable(table, document).row(id)?.name);
  const cells = (field: string, value: unknown) => {
    const text = asText(field, value);
    const table = named[field];
    return table === undefined ? [text] : [text, nameOf(table, text)];
  };
  const tables = allTables.map((table) => {
    const fields = Object.keys(table.shape.shape);
    return {
      name: table.name,
      header: ["id", ...fields.flatMap(header)],
      rows: viewTable(table, document)
        .rows()
        .map(({ id, ...row }) => [id, ...fields.flatMap((field) => cells(field, valueOf(row, field)))]),
    };
  });
  const grids = planGrids.map((grid) => {
    const filled = viewGrid<z.ZodType>(grid, document).cells();
    const lines = [...filled.rows()].flatMap((household) =>
      [...filled.row(household)].flatMap(([event, value]) =>
        linesOf(value).map((line) => ({ household, event, ...line })),
      ),
    );
    const fields = [...new Set(["household", "event", ...lines.flatMap((line) => Object.keys(line))])];
    return {
      name: grid.name,
      header: fields.flatMap(header),
      rows: lines.map((line) => fields.flatMap((field) => cells(field, valueOf(line, field)))),
    };
  });
  const rows = checklistSpreadsheet(readChecklist(document, today));
  return [...tables, ...grids, { name: "checklist", header: checklistColumns, rows }];
}

const valueOf = (row: object, field: string): unknown => new Map(Object.entries(row)).get(field);

/** A cell of a grid is one line, or one line for each of its parts. */
const linesOf = (value: unknown): object[] =>
  (Array.isArray(value) ? value : [value]).filter((line) => typeof line === "object" && line !== null);

const header = (field: string) =>
  field in named ? [field, `${field} name`] : [isMoney(field) ? moneyHeader(field) : field];

/** A payment has only one amount, which needs no name of its own. */
const isMoney = (field: string) => field === "cents" || field.endsWith("Cents");
const moneyHeader = (field: string) => `${field.slice(0, -"cents".length) || "amount"} in dollars`;

function asText(field: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((one) => asText("", one)).join("; ");
  if (typeof value !== "number") return typeof value === "string" ? value : JSON.stringify(value);
  if (isMoney(field)) return `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, "0")}`;
  if (timesOfDay.has(field))
    return `${String(Math.floor(value / 60)).padStart(2, "0")}:${String(value % 60).padStart(2, "0")}`;
  return String(value);
}
