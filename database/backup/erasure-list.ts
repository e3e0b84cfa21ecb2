import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Database, Transaction } from "#database/database.ts";
import { erasureKinds } from "#database/enums.ts";
import { erasures, siteState } from "#database/schema/index.ts";

import { BackupError } from "./backup-error.ts";

const record = z.object({
  id: z.string(),
  kind: z.enum(erasureKinds),
  subjectHash: z.string(),
  erasedAt: z.iso.datetime(),
});

/**
 * The record of an erasure, with its time; a keyed hash identifies what was erased, to a holder of the secret
 * and of the erased thing itself.
 */
export type ErasureRecord = z.infer<typeof record>;

const list = z.object({ format: z.literal("wild-rose-weddings erasures"), records: z.array(record) });

/** The list of erasures in a folder: of the backups, or of the site's data. */
const listIn = (folder: string) => join(folder, "erasures.json");

/** The erasure records of a database; none where it is older than this table. */
export async function readErasures(database: Database | Transaction): Promise<ErasureRecord[]> {
  const { rows } = await database.execute<{ found: boolean }>(
    sql`select to_regclass('public.erasures') is not null as found`,
  );
  if (rows[0]?.found !== true) return [];
  const records = await database.select().from(erasures);
  return records.map(({ erasedAt, ...rest }) => ({ ...rest, erasedAt: erasedAt.toISOString() }));
}

/**
 * Reads the list of a folder; none where there is none.
 * @throws BackupError when it cannot be read: a restore would bring back erased data
 */
export async function readErasureFile(folder: string): Promise<ErasureRecord[]> {
  const file = listIn(folder);
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new BackupError(`${file} cannot be read: ${String(error)}. Nothing was changed.`, { cause: error });
  }
  try {
    return list.parse(JSON.parse(text)).records;
  } catch (error) {
    throw new BackupError(
      `${file} is damaged, or of a newer version. It says what was erased since a backup was made: put a whole copy of it there, or move it away to restore without. Nothing was changed.`,
      { cause: error },
    );
  }
}

/** Adds the missing records to the list of a folder. */
export async function addToErasureFile(folder: string, records: readonly ErasureRecord[]): Promise<void> {
  const known = await readErasureFile(folder);
  const all = new Map([...known, ...records].map((one) => [one.id, one]));
  if (all.size === known.length) return;
  const file = listIn(folder);
  const draft = `${file}.${randomUUID()}`;
  const whole: z.infer<typeof list> = { format: "wild-rose-weddings erasures", records: [...all.values()] };
  await writeFile(draft, `${JSON.stringify(whole)}\n`, { mode: 0o600, flag: "wx", flush: true });
  await rename(draft, file);
}

/**
 * Records every erasure of the database in the data folder of this process, and beside its last backup where
 * that folder is on this machine: a backup that is restored after the database was lost brings nothing back.
 * @returns the folders that have the list now
 */
export async function saveErasureFiles(database: Database, dataDir: string): Promise<string[]> {
  const records = await readErasures(database);
  if (records.length === 0) return [];
  const [state] = await database.select({ folder: siteState.backupFolder }).from(siteState);
  const folders = [...new Set([dataDir, state?.folder ?? dataDir])].filter((folder) => existsSync(folder));
  for (const folder of folders) await addToErasureFile(folder, records);
  return folders;
}
