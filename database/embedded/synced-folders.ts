import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Makes the names in a folder durable (files created, renamed, removed).
 * Windows cannot sync a folder; NTFS journals names by itself.
 */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Creates a folder with its missing parents, readable by the owner only, and makes their names durable. */
export function makeSyncedFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    syncFolder(dirname(made));
  }
}

/** Makes a folder with everything in it durable: contents first, then names, then the inner folders' parents. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const files = entries.filter((entry) => entry.isFile());
  for (const inner of folders) await syncTree(join(folder, inner.name));
  // In parallel, because a file system writes waiting syncs together.
  await Promise.all(files.map((file) => syncFile(join(folder, file.name))));
  syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  await using handle = await open(path, "r+");
  await handle.sync();
}
