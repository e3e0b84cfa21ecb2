import type { Doc } from "yjs";
import { encodeStateAsUpdate } from "yjs";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";

import { calendarName } from "#app/plan/copies/calendar-name.ts";
import { fileNameOf, saveFile } from "#app/plan/exports/download-file.ts";

/** As what a plan can be taken along. What writes a kind of file is loaded when it is asked for. */
export const kindsOfFile = [
  { kind: "calendar", name: "Calendar (.ics)", says: "events, moments, what is to be done and to be paid" },
  { kind: "tables", name: "Every table (.zip of .csv)", says: "for any spreadsheet program" },
  { kind: "json", name: "One file to read (.json)", says: "all that the plan says; opens here again" },
  { kind: "copy", name: "Download a copy", says: "the plan itself; opens here again" },
] as const;

type KindOfFile = (typeof kindsOfFile)[number]["kind"];

/** @param plan where it is kept, so that its calendar's entries are the same each time */
export async function takeAlong(kind: KindOfFile, document: Doc, plan: string): Promise<void> {
  const title = viewTable(wedding, document).row(weddingRow)?.title ?? "";
  const file = fileNameOf(title);
  switch (kind) {
    case "copy":
      return saveFile(
        `${file}.wedding-plan`,
        "application/octet-stream",
        new Uint8Array(encodeStateAsUpdate(document)),
      );
    case "json": {
      const { writePlanJson } = await import("./plan-json.ts");
      return saveFile(`${file}.json`, "application/json", writePlanJson(document, new Date()));
    }
    case "tables": {
      const [{ planAsText }, { zipTables }] = await Promise.all([
        import("./spreadsheet-tables.ts"),
        import("./zip-spreadsheets.ts"),
      ]);
      return saveFile(
        `${file}.zip`,
        "application/zip",
        zipTables(planAsText(document, albertaDate(new Date()))),
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
      return saveFile(`${file}.ics`, "text/calendar", writeCalendar(calendar));
    }
  }
}
