import { downloadFile } from "#app/plan/exports/download-file.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";

/** Saves all links as a table, for a mail merge. */
export function downloadLinks(ready: readonly { name: string; code: string; link: string }[]): void {
  const table = writeSpreadsheet(
    ["Household", "Code", "Link"],
    ready.map(({ name, code, link }) => [name, code, link]),
  );
  // The byte order mark tells spreadsheet programs that it is UTF-8.
  downloadFile("invitation-links.csv", "text/csv;charset=utf-8", `\uFEFF${table}`);
}
