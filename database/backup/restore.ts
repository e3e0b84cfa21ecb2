import { dirname } from "node:path";

import { sql } from "drizzle-orm";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { countSiteProcesses } from "#database/count-site-processes.ts";
import type { Transaction } from "#database/database.ts";
import type { OpenDatabase } from "#database/open-database.ts";
import { startupLock } from "#database/prepare-database.ts";
import { siteState } from "#database/schema/index.ts";

import { BackupError } from "./backup-error.ts";
import type { BackupHeader } from "./backup-format.ts";
import { setTextFormats } from "./dump-tables.ts";
import { describeTables } from "./describe-tables.ts";
import { readErasures, readErasureFile, type ErasureRecord } from "./erasure-list.ts";
import { fillTables } from "./fill-tables.ts";
import { checkBackup, readBackupBody } from "./read-backup.ts";

export type RestoreReport = { madeAt: string; counts: Record<string, number>; secret: string | null };

/** What an older backup must not undo. */
type KnownSince = {
  erased: readonly ErasureRecord[];
  /** When all links of the replaced database were last renewed, and with which salt. */
  renewed: { at: Date; salt: string } | null;
};

type RestoreOptions = {
  /** Whether a non-empty database may be overwritten. */
  replace: boolean;
  /** For an encrypted backup. */
  privateKey?: string | null;
  /** Folders that may have a list of erasures, beside the backup's own. */
  erasureFolders?: readonly string[];
  /**
   * Called when the backup is in the schema of this version, within the transaction.
   * @param known what the replaced database, and the list beside the backup, know that the backup may not
   */
  afterFilling?: (transaction: Transaction, known: KnownSince, header: BackupHeader) => Promise<void>;
  /** Called when everything is written and not yet committed. */
  beforeCommit: (header: BackupHeader) => void;
};

/**
 * Restores a backup: checks it, then empties the database, writes it and migrates it to the schema of this
 * version, all in one transaction.
 * @throws BackupError when the file is not a whole backup, is from a newer version, or the database is in use
 * or not empty
 */
export async function restoreBackup(
  { database }: Pick<OpenDatabase, "database">,
  file: string,
  migrationsFolder: string,
  { replace, privateKey = null, erasureFolders = [], afterFilling, beforeCommit }: RestoreOptions,
): Promise<RestoreReport> {
  const header = await checkBackup(file, privateKey);
  const migrations = readMigrationFiles({ migrationsFolder });
  const known = migrations.slice(0, header.schema.length).map(({ hash }) => hash);
  if (known.join() !== header.schema.join())
    throw new BackupError(
      `${file} was made by a newer or another version of the site. Restore it with that version. Nothing was changed.`,
    );
  await database.transaction(async (transaction) => {
    // A site that starts meanwhile waits, and then finds the restored database.
    await transaction.execute(sql`select pg_advisory_xact_lock(${startupLock})`);
    await refuseWhileInUse(transaction);
    if (!replace) await refuseUnlessEmpty(transaction);
    const erased = [
      ...(await readErasures(transaction)),
      ...(await readErasureLists([dirname(file), ...erasureFolders])),
    ];
    const renewed = await readRenewal(transaction);
    await dropEverything(transaction);
    await migrateBy(transaction, migrations.slice(0, known.length));
    await setTextFormats(transaction);
    await fillTables(transaction, readBackupBody(file, privateKey));
    await migrateBy(transaction, migrations.slice(known.length));
    await afterFilling?.(transaction, { erased, renewed }, header);
    await announceCatalogueChange(transaction);
    beforeCommit(header);
  });
  return { madeAt: header.madeAt, counts: header.counts, secret: header.secret };
}

async function readErasureLists(folders: readonly string[]): Promise<ErasureRecord[]> {
  const lists: ErasureRecord[] = [];
  for (const folder of new Set(folders)) lists.push(...(await readErasureFile(folder)));
  return lists;
}

async function refuseWhileInUse(transaction: Transaction): Promise<void> {
  const sites = await countSiteProcesses(transaction);
  if (sites > 0)
    throw new BackupError(
      `${sites === 1 ? "A process" : `${sites} processes`} of the site use this database. Stop the site first. Nothing was changed.`,
    );
}

async function refuseUnlessEmpty(transaction: Transaction): Promise<void> {
  for (const { name } of await describeTables(transaction)) {
    const { rows } = await transaction.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `The database is not empty (${name} has rows). To lose what it holds and put the backup in its place: --replace. Nothing was changed.`,
      );
  }
}

/**
 * When all links were last renewed; null where they never were, or the database is older than this column.
 */
async function readRenewal(transaction: Transaction): Promise<KnownSince["renewed"]> {
  const { rows } = await transaction.execute<{ found: boolean }>(
    sql`select to_regclass('public.site_state') is not null as found`,
  );
  if (rows[0]?.found !== true) return null;
  const [state] = await transaction.select().from(siteState);
  return state?.linksRenewedAt ? { at: state.linksRenewedAt, salt: state.linkSalt } : null;
}

/** Tables, the migrations' journal, and the jobs of the replaced site. */
async function dropEverything(transaction: Transaction): Promise<void> {
  for (const { name } of await describeTables(transaction))
    await transaction.execute(sql`drop table ${sql.identifier(name)} cascade`);
  await transaction.execute(sql`drop schema if exists drizzle cascade`);
  await transaction.execute(sql`drop schema if exists pgboss cascade`);
}

/** What drizzle's migrator does, inside a transaction of ours. */
async function migrateBy(transaction: Transaction, migrations: readonly MigrationMeta[]): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
