import { resolve, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeSyncedFolder } from "./synced-folders.ts";

/** The exclusive right to use the folder, held until `release` or the end of the process. */
export interface FolderLock {
  /** Releases the folder. A second call does nothing. */
  release(): void;
}

/** Another process (or this process, a second time) has the folder open. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use: the site, or its desk, already has it open, ` +
        `and two at once would destroy the data. Nothing was changed. ` +
        `Stop the other one first, or give this one its own folder with DATA_DIR.`,
    );
    this.folder = folder;
  }
}

/** Keeps the files of held locks from the garbage collector, which would close them. */
const held = new Set<DatabaseSync>();

/** SQLite's code for a lock that another connection holds (SQLITE_BUSY). */
const SQLITE_BUSY = 5;

/**
 * Takes the exclusive right to use a data folder, which it creates if missing.
 *
 * The lock is an exclusive transaction on an empty SQLite file `in-use.lock`:
 * the operating system holds it for the process and drops it when the process
 * ends in any way, so that nothing stale can stay behind, and Node brings SQLite
 * along. The file itself means nothing and may stay.
 *
 * Trap: on POSIX systems a process loses this lock when it opens and closes the
 * lock file by other means. A backup made inside the process leaves it out.
 *
 * @throws FolderInUseError when the folder is locked, by another process or this one.
 * @throws Error of node:fs or node:sqlite when the folder cannot be created or written.
 */
export function lockFolder(dataDir: string): FolderLock {
  const folder = resolve(dataDir);
  makeSyncedFolder(folder);
  const file = new DatabaseSync(join(folder, "in-use.lock"), { timeout: 0 });
  try {
    // Without a journal file: a killed process would leave it behind.
    file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
  }
  held.add(file);
  return {
    release() {
      if (held.delete(file)) file.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
