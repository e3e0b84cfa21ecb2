import { z } from "zod";

/**
 * A backup is a gzip file of JSON lines: a header, for each table a line that names it and a line per
 * row, the sequences, and a foot with the checksum of all lines before it.
 */
export const header = z.object({
  format: z.literal("wild-rose-weddings backup"),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations that had been applied, in their order. */
  schema: z.array(z.string()),
  /** Rows per table. */
  counts: z.record(z.string(), z.int()),
  /** The secret of the embedded database; null where it is a setting. */
  secret: z.string().nullable(),
});

export type Header = z.infer<typeof header>;

const table = z.object({ table: z.string(), columns: z.array(z.string()) });

/** A row: every value as PostgreSQL writes it as text, so that any type comes back as it was. */
const row = z.array(z.string().nullable());

const sequences = z.object({ sequences: z.record(z.string(), z.string().nullable()) });

export const foot = z.object({ rows: z.int(), sha256: z.string() });

/** What stands between header and foot. */
export const bodyLine = z.union([row, table, sequences]);

export type BodyLine = z.infer<typeof bodyLine>;
