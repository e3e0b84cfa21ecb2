import { resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import { keepWasmOnBaselineCompiler } from "./wasm-baseline-compiler.ts";
import { startCheckpoints } from "./checkpoints.ts";
import { ensureCluster } from "./create-cluster.ts";
import { type DatabaseStoppedError, DurableFileSystem } from "./durable-file-system.ts";
import { lockFolder } from "./folder-lock.ts";
import { startParams } from "./postgres-settings.ts";
import type { ListenToChannel } from "#database/notification-channel.ts";
import { SessionNotifications } from "./session-notifications.ts";
import { createSessionPool } from "./session-pool.ts";

export interface EmbeddedDatabaseOptions {
  /** How long a query waits for the one connection before it fails, in milliseconds; default 5000. */
  waitMillis?: number;
  /**
   * PostgreSQL has ended by itself (disk full or failing). Every query fails from now on; end the process, so
   * that its next start recovers everything acknowledged.
   */
  onStopped?: (error: DatabaseStoppedError) => void;
}

export interface EmbeddedDatabase {
  /** For Drizzle (`drizzle-orm/node-postgres`) and pg-boss; one client, see createSessionPool. */
  readonly pool: Pool;
  /** Receives notifications of this process; there is no other one. */
  readonly listen: ListenToChannel;
  /** Waits for clients in use, shuts PostgreSQL down and releases the folder. A second call does nothing. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the PostgreSQL that lives in `dataDir` (about 0.3 s), and creates it on the first call (2 to 8 s). A
 * commit is on disk when its query resolves.
 *
 * @param dataDir created if missing, with mode 0700.
 * @throws FolderInUseError when another process, or this one, has it open.
 * @throws DatabaseStoppedError when PostgreSQL cannot start on the existing files, with its own message.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { waitMillis = 5000, onStopped = () => {} }: EmbeddedDatabaseOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  const lock = lockFolder(folder);
  try {
    keepWasmOnBaselineCompiler();
    const files = new DurableFileSystem(await ensureCluster(folder));
    const database = await start(files);
    const notices = new SessionNotifications();
    const pool = createSessionPool(database, waitMillis, (client) => notices.attach(client));
    files.onLogFile = startCheckpoints(pool);
    files.onStopped = onStopped;

    let closed: Promise<void> | undefined;
    const close = async () => {
      await pool.end();
      await database.close().finally(() => lock.release());
    };
    const listen: ListenToChannel = (channel, heard) => notices.listen(pool, channel, heard);
    return { pool, listen, close: () => (closed ??= close()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(files: DurableFileSystem): Promise<PGlite> {
  try {
    return await PGlite.create({ fs: files, startParams });
  } catch (error) {
    throw files.reasonFor(error);
  }
}
