import { decodeText } from "#app/spreadsheets/decode-text.ts";
import { parseSpreadsheet, SpreadsheetError } from "#app/spreadsheets/parse-spreadsheet.ts";

import { readContactCards } from "./contact-cards.ts";
import type { GuestTable } from "./guest-table.ts";
import { hasNameColumn, recognizeColumns } from "./list-columns.ts";
import { hasChatStamps, readPastedLines } from "./pasted-lines.ts";
import { parsePastedName } from "./pasted-name.ts";
import { whyUnreadable } from "./unreadable-file.ts";

/** Number of lines in which the headings are searched: some lists begin with a title. */
const linesAboveHeadings = 10;

/**
 * Reads a guest list: a spreadsheet as text or .xlsx, a telephone's contacts, or lines copied from a chat. A
 * workbook has one table for each sheet that is not empty, any other file has one.
 * @throws SpreadsheetError
 */
export async function readGuestFile(bytes: Uint8Array): Promise<GuestTable[]> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    // The reader of workbooks is loaded only for one.
    const { readWorkbook } = await import("#app/spreadsheets/read-workbook.ts");
    const sheets = await readWorkbook(bytes);
    return sheets.flatMap(({ name, rows }) => (rows.length === 0 ? [] : [tableOf(name, rows)]));
  }
  const unreadable = whyUnreadable(bytes);
  if (unreadable !== null) throw new SpreadsheetError(unreadable);
  const { text } = decodeText(bytes);
  if (/^\s*BEGIN:VCARD\s/i.test(text)) return [readContactCards(text)];
  if (hasChatStamps(text)) return [readPastedLines(text)];
  const { header, rows, delimiter, headerLine } = parseSpreadsheet(bytes);
  const all = [{ line: headerLine, cells: header }, ...rows];
  const table = tableOf("", all);
  return isTabular(table, delimiter) && !isTypedByHand(table, text) && !isHeadedAmongNames(table, all)
    ? [table]
    : [readPastedLines(text)];
}

/** The headings are the first line that names the guests; what is above them is a title. */
function tableOf(name: string, rows: GuestTable["rows"]): GuestTable {
  const at = rows
    .slice(0, linesAboveHeadings)
    .findIndex(({ cells }) => hasNameColumn(recognizeColumns(cells, [])));
  const [head, ...below] = rows.slice(Math.max(at, 0));
  const above = rows.slice(0, Math.max(at, 0)).map(({ cells }) => cells.filter(Boolean).join(" "));
  return {
    name,
    isTable: true,
    header: head?.cells ?? [],
    rows: below,
    remarks: above.length === 0 ? [] : [`Above the headings: ${above.join("; ")}.`],
  };
}

/** With headings, or with cells of the same number in every line; otherwise lines as people write them. */
function isTabular({ header, rows }: GuestTable, delimiter: string): boolean {
  if (hasNameColumn(recognizeColumns(header, []))) return true;
  const sizes = new Set([header, ...rows.map(({ cells }) => cells)].map(({ length }) => length));
  return header.length > 1 && (delimiter !== "," || sizes.size === 1);
}

/** 'Gurpreet Brar, 403 555 0199': a sentence with one comma, of which something is understood. */
function isTypedByHand({ header, rows }: GuestTable, text: string): boolean {
  if (hasNameColumn(recognizeColumns(header, [])) || /,\S/.test(text)) return false;
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== "");
  const hasTwoCells = [header, ...rows.map(({ cells }) => cells)].every(({ length }) => length === 2);
  return hasTwoCells && lines.filter(isPartlyUnderstood).length * 2 >= lines.length;
}

/** 'Family' between two names in one column: a heading of the list has at most a title above it. */
function isHeadedAmongNames({ header, rows }: GuestTable, all: GuestTable["rows"]): boolean {
  const above = all.slice(0, all.length - rows.length - 1).map(({ cells }) => cells.join(", "));
  return header.length === 1 && (above.length > 1 || above.some(isPartlyUnderstood));
}

const isPartlyUnderstood = (line: string) => parsePastedName(line).name !== line.trim();
