import type { Pool } from "pg";

/** Log files (4 MB each) between two checkpoints: bounds the log on disk, and the recovery after a kill to about a second. */
const LOG_FILES = 4;

/**
 * Runs PostgreSQL's checkpoints, because the embedded PostgreSQL has no background process that would:
 * without them its log grows until it is closed.
 *
 * @returns to be called with each new file of the write-ahead log. A checkpoint that gets no turn on the pool
 * is tried again with the next file.
 */
export function startCheckpoints(pool: Pool): () => void {
  let files = 0;
  let running = false;
  return () => {
    files += 1;
    if (files < LOG_FILES || running) return;
    running = true;
    pool
      .query("CHECKPOINT")
      .then(
        () => (files = 0),
        () => undefined,
      )
      .finally(() => (running = false));
  };
}
