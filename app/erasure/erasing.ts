import type { Transaction } from "#database/database.ts";

/** What is erased within a transaction, so that it can be reported, and the files that go with it. */
export type Erasing = {
  transaction: Transaction;
  /** Rows per table. */
  counts: Map<string, number>;
  /** Below DATA_DIR. */
  files: Set<string>;
};

export const beginErasing = (transaction: Transaction): Erasing => ({
  transaction,
  counts: new Map(),
  files: new Set(),
});

/** Counts rows of a table that were erased. */
export function countErased({ counts }: Erasing, table: string, rows: number): void {
  if (rows > 0) counts.set(table, (counts.get(table) ?? 0) + rows);
}
