import { eq, sql } from "drizzle-orm";

import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { formerSlugs, listings } from "#database/schema/index.ts";

import { columnTitle, type VendorLineError } from "#app/catalogue/register/validate-vendor.ts";
import { planImport, type PlannedLine } from "#app/catalogue/register/plan-import.ts";
import { readRegister } from "#app/catalogue/register/read-register.server.ts";
import type { VendorFields } from "#app/catalogue/register/vendor-fields.ts";

/** Number of the advisory lock under which one import at a time checks for duplicates and writes. */
const importLock = 7_463_003;

export type ImportOptions = {
  /** Only reports what would be done. */
  dryRun: boolean;
  /** Writes the valid lines although others are rejected. */
  skipBad: boolean;
  allowDuplicates: boolean;
};

export type ImportReport = {
  encoding: string;
  delimiter: string;
  ignoredColumns: string[];
  /** Whether anything was written: all additions and changes, in one transaction. */
  written: boolean;
  counts: Record<PlannedLine["outcome"], number>;
  lines: {
    line: number;
    outcome: PlannedLine["outcome"];
    id: number | null;
    name: string;
    changes: string[];
    notes: string[];
    problems: VendorLineError[];
  }[];
};

/**
 * Imports a vendor file; its additions and changes are live at once.
 * @throws SpreadsheetError when the file is not a table of vendors
 */
export async function importVendors(
  database: Database,
  bytes: Uint8Array,
  { dryRun, skipBad, allowDuplicates }: ImportOptions,
): Promise<ImportReport> {
  const sheet = parseSpreadsheet(bytes);
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const former = await transaction.select({ slug: formerSlugs.slug }).from(formerSlugs);
    const { lines, ignoredColumns } = planImport(
      sheet,
      await readRegister(transaction),
      former.map(({ slug }) => slug),
      { allowDuplicates },
    );
    const counts = { add: 0, change: 0, same: 0, refuse: 0 };
    for (const { outcome } of lines) counts[outcome] += 1;
    const written = !dryRun && counts.add + counts.change > 0 && (skipBad || counts.refuse === 0);

    const report: ImportReport["lines"] = [];
    for (const line of lines) report.push(reportOf(line, written ? await write(transaction, line) : null));
    if (written) await announceCatalogueChange(transaction);
    return {
      encoding: sheet.encoding,
      delimiter: sheet.delimiter,
      ignoredColumns,
      written,
      counts,
      lines: report,
    };
  });
}

function reportOf(line: PlannedLine, newId: number | null): ImportReport["lines"][number] {
  return {
    line: line.line,
    outcome: line.outcome,
    id: "id" in line ? line.id : newId,
    name: line.name,
    notes: line.notes,
    changes: line.outcome === "change" ? Object.keys(line.changes).map(columnTitle) : [],
    problems: line.outcome === "refuse" ? line.problems : [],
  };
}

/** @returns the id of a new listing */
async function write(transaction: Transaction, line: PlannedLine): Promise<number | null> {
  if (line.outcome === "add") {
    const [row] = await transaction
      .insert(listings)
      .values({ ...line.fields, ...priceColumns(line.fields.price), ...newListing })
      .returning({ id: listings.id });
    return row?.id ?? null;
  }
  if (line.outcome === "change") {
    const { price, ...changes } = line.changes;
    await transaction
      .update(listings)
      .set({
        ...changes,
        // A price that a person entered is no longer a sample.
        ...(price !== undefined && {
          ...priceColumns(price),
          sampleFields: sql`array_remove(${listings.sampleFields}, 'price')`,
        }),
        editedAt: sql`now()`,
        updatedAt: sql`now()`,
      })
      .where(eq(listings.id, line.id));
  }
  return null;
}

const newListing = {
  origin: "import" as const,
  rating: null,
  reviewCount: 0,
  images: [],
  sampleFields: [],
};

const priceColumns = (price: VendorFields["price"]) => ({
  priceLowest: price?.[0] ?? null,
  priceHighest: price?.[1] ?? null,
});
