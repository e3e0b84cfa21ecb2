import { dirname } from "node:path";

import { sql } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";

import { countRows, dumpTables, setTextFormats } from "./dump-tables.ts";
import { addToErasureFile, readErasures } from "./erasure-list.ts";
import { writeBackup } from "./write-backup.ts";

export type BackupReport = {
  file: string;
  counts: Record<string, number>;
  rows: number;
  bytes: number;
  sha256: string;
  withSecret: boolean;
  /** Encrypted with a public key. */
  isSealed: boolean;
};

/**
 * Copies everything in the database as of one moment into one file, while it is in use. On the embedded
 * database all other queries wait meanwhile, because it has one session. Erasures up to then are recorded in
 * a list beside the file, for older backups in the same folder.
 * @param secret of the site, where it is saved beside the database; null where it is a setting
 * @param publicKey encrypts the file for the holder of the private key
 * @throws BackupError when the file cannot be written
 */
export async function createBackup(
  database: Database,
  file: string,
  secret: string | null,
  publicKey: string | null = null,
): Promise<BackupReport> {
  const { erased: known, ...report } = await database.transaction(
    async (transaction) => {
      await setTextFormats(transaction);
      const counts = await countRows(transaction);
      const header = {
        format: "wild-rose-weddings backup",
        version: 1,
        madeAt: new Date().toISOString(),
        schema: await appliedMigrations(transaction),
        counts,
        secret,
      } as const;
      const written = await writeBackup(file, header, dumpTables(transaction), publicKey);
      const erased = await readErasures(transaction);
      return { file, counts, ...written, withSecret: secret !== null, isSealed: publicKey !== null, erased };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  await addToErasureFile(dirname(file), known);
  return report;
}

/** Hashes of a database's applied migrations, in order. */
async function appliedMigrations(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}
