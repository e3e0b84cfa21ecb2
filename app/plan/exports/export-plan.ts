import type { Doc } from "yjs";
import { encodeStateAsUpdate } from "yjs";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";

import { calendarName } from "./calendar-name.ts";
import { fileNameFromTitle, downloadFile } from "./download-file.ts";

/** Formats of a plan's export. The code that writes a format is loaded on request. */
export const exportFormats = [
  { kind: "calendar", name: "Calendar (.ics)", says: "events, schedule, tasks and payments" },
  { kind: "tables", name: "Every table (.zip of .csv)", says: "for any spreadsheet program" },
  { kind: "json", name: "One file to read (.json)", says: "everything in the plan; restore it here" },
  { kind: "copy", name: "Download a backup", says: "the whole plan; restore it here" },
] as const;

type KindOfFile = (typeof exportFormats)[number]["kind"];

/** @param plan id on the server, so that its calendar's entries are the same each time */
export async function exportPlan(kind: KindOfFile, document: Doc, plan: string): Promise<void> {
  const title = viewTable(wedding, document).row(weddingRowId)?.title ?? "";
  const file = fileNameFromTitle(title);
  switch (kind) {
    case "copy":
      return downloadFile(
        `${file}.wedding-plan`,
        "application/octet-stream",
        new Uint8Array(encodeStateAsUpdate(document)),
      );
    case "json": {
      const { writePlanJson } = await import("./plan-json.ts");
      return downloadFile(`${file}.json`, "application/json", writePlanJson(document, new Date()));
    }
    case "tables": {
      const [{ planSpreadsheets }, { zipSpreadsheets }] = await Promise.all([
        import("./spreadsheet-tables.ts"),
        import("./zip-spreadsheets.ts"),
      ]);
      return downloadFile(
        `${file}.zip`,
        "application/zip",
        zipSpreadsheets(planSpreadsheets(document, albertaDate(new Date()))),
      );
    }
    case "calendar": {
      const [{ calendarEntries }, { writeCalendar }] = await Promise.all([
        import("#app/plan/projections/calendar-entries.ts"),
        import("./write-calendar.ts"),
      ]);
      const calendar = {
        name: calendarName(title),
        plan,
        entries: calendarEntries(document),
        changedAt: new Date(),
      };
      return downloadFile(`${file}.ics`, "text/calendar", writeCalendar(calendar));
    }
  }
}
