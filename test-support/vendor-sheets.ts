import type { Spreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { planImport, type RegisteredVendor } from "#app/catalogue/register/plan-import.ts";
import { noOutreach, vendorFieldsSchema } from "#app/catalogue/register/vendor-fields.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";

/** Every listing of content/, as it is registered after the first start. */
export const registered = readCatalogue().listings.map((entry): RegisteredVendor => ({
  id: entry.id,
  state: "live",
  origin: "content",
  owned: false,
  fields: vendorFieldsSchema.parse({ ...entry, ...noOutreach }),
}));

/** A file as it was read, its lines counted from the second. */
export const sheet = (header: string[], ...cells: string[][]): Spreadsheet => ({
  encoding: "UTF-8",
  headerLine: 1,
  delimiter: ",",
  header,
  rows: cells.map((row, at) => ({ line: at + 2, cells: row })),
});

/** A line as an operator would type it, with what is not said here as in any good one. */
export const good = {
  name: "Prairie Smoke Photo",
  category: "Photographers",
  description:
    "Documentary photographs of long days, by two people who have walked every coulee near the city.",
  about:
    "Two photographers from Okotoks who work together on every wedding and hand over the pictures in four weeks.",
  offers: "Ten hours; Second photographer",
  tags: "Documentary",
  location: "Southeast Calgary",
  phone: "(403) 700-1234",
  website: "prairiesmoke.ca",
};

/** What is typed otherwise than in the good line. */
export type VendorCells = Partial<
  Record<
    keyof typeof good | "id" | "slug" | "price" | "email" | "source" | "found on" | "services" | "fictional",
    string
  >
>;

/** The file with these lines. */
export const typed = (...lines: VendorCells[]) => {
  const header = [...new Set(lines.flatMap((line) => Object.keys({ ...good, ...line })))];
  return sheet(
    header,
    ...lines.map((line) => {
      const cells: Record<string, string> = { ...good, ...line };
      return header.map((title) => cells[title] ?? "");
    }),
  );
};

/** What importing the file would do, line by line. */
export const plan = (file: Spreadsheet, vendors = registered, allowDuplicates = false) =>
  planImport(file, vendors, ["once-was"], { allowDuplicates }).lines;

/** Why lines are refused. */
export const problemsOf = (lines: ReturnType<typeof plan>) =>
  lines.flatMap((line) => (line.outcome === "refuse" ? line.problems : []));
