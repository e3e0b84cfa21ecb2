import { SpreadsheetError, type Spreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";

import { normalizeTitle, readCategory } from "./read-category.ts";
import { findVendorColumn, problemsTitle, readOnlyTitles, vendorColumns } from "./vendor-columns.ts";
import type { VendorField } from "./vendor-fields.ts";

/** The content of one line of a vendor file. */
export type VendorLine = {
  line: number;
  /** Id of the listing that the line means; null for a new one. */
  id: number | null | "wrong";
  /** The values of its cells; a field without a column is absent. */
  values: Partial<Record<VendorField, unknown>>;
};

/**
 * Parses the cells under their headings.
 * @throws SpreadsheetError when a heading occurs twice, or none identifies the vendor of a line
 */
export function parseVendorLines({ header, rows }: Spreadsheet): {
  lines: VendorLine[];
  ignoredColumns: string[];
} {
  const columns = header.map((title) => findVendorColumn(title));
  const idAt = header.findIndex((title) => normalizeTitle(title) === "id");
  const fields = columns.flatMap((column) => column?.field ?? []);
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice !== undefined) throw new SpreadsheetError(`Two columns of the first line mean '${twice}'.`);
  if (idAt < 0 && !fields.includes("name"))
    throw new SpreadsheetError(
      `The first line names no column 'name' or 'id'. It may name: id, ${vendorColumns.map(({ titles }) => titles[0]).join(", ")}.`,
    );
  return {
    lines: rows.map(({ line, cells }) => ({
      line,
      id: idAt < 0 ? null : readId(cells[idAt] ?? ""),
      values: withNamedService(
        Object.fromEntries(
          columns.flatMap((column, at) => (column ? [[column.field, column.read(cells[at] ?? "")]] : [])),
        ),
        cells[columns.findIndex((column) => column?.field === "category")] ?? "",
      ),
    })),
    ignoredColumns: header.filter(
      (title, at) =>
        columns[at] === undefined &&
        at !== idAt &&
        title.trim() !== "" &&
        ![...readOnlyTitles, problemsTitle].some((known) => normalizeTitle(known) === normalizeTitle(title)),
    ),
  };
}

/** A category such as 'Henna' names a service, too, where the line has no services of its own. */
function withNamedService(values: VendorLine["values"], category: string): VendorLine["values"] {
  const service = readCategory(category)?.service ?? null;
  const saysNone =
    values.services === undefined || (Array.isArray(values.services) && values.services.length === 0);
  return service !== null && saysNone ? { ...values, services: [service] } : values;
}

function readId(cell: string): VendorLine["id"] {
  const trimmed = cell.trim();
  if (trimmed === "") return null;
  return /^[1-9]\d{0,8}$/.test(trimmed) ? Number(trimmed) : "wrong";
}
