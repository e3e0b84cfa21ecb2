import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new empty folder; its name shows which test left it, if one is killed. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `wild-rose-${name}-`));
}

/**
 * Removes a folder of a test; the retries are for a killed child process that still writes into it for a
 * moment.
 */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
