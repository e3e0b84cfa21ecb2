import { z } from "zod";

/**
 * A backup is a gzip file of JSON lines: a header, for each table a line that names it and a line per row,
 * the sequences, and a footer with the checksum of all lines before it.
 */
export const backupHeader = z.object({
  format: z.literal("wild-rose-weddings backup"),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the applied migrations, in order. */
  schema: z.array(z.string()),
  /** Rows per table. */
  counts: z.record(z.string(), z.int()),
  /** The secret of the embedded database; null where it is a setting. */
  secret: z.string().nullable(),
});

export type BackupHeader = z.infer<typeof backupHeader>;

const table = z.object({ table: z.string(), columns: z.array(z.string()) });

/** A row: every value in PostgreSQL's text format, so that any type is restored exactly. */
const row = z.array(z.string().nullable());

const sequences = z.object({ sequences: z.record(z.string(), z.string().nullable()) });

export const backupFooter = z.object({ rows: z.int(), sha256: z.string() });

/** The content between header and footer. */
export const backupBodyLine = z.union([row, table, sequences]);

export type BackupBodyLine = z.infer<typeof backupBodyLine>;
