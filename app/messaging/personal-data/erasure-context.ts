import type { Transaction } from "#database/database.ts";

/** What a transaction erases, for the report, and the files to be deleted with it. */
export type ErasureContext = {
  transaction: Transaction;
  /** Rows per table. */
  counts: Map<string, number>;
  /** Below DATA_DIR. */
  files: Set<string>;
};

/** An empty report: whatever is erased in the transaction adds its rows and files. */
export const createErasureContext = (transaction: Transaction): ErasureContext => ({
  transaction,
  counts: new Map(),
  files: new Set(),
});

/** Counts erased rows of a table. */
export function countErasedRows({ counts }: ErasureContext, table: string, rows: number): void {
  if (rows > 0) counts.set(table, (counts.get(table) ?? 0) + rows);
}
