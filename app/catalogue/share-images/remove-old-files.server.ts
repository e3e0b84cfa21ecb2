import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Deletes the files of a folder that were written first, until `most` remain. */
export async function removeOldFiles(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= most) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another process may have deleted it meanwhile.
      const found = await stat(path).catch(() => null);
      return { path, writtenAt: found?.mtimeMs ?? 0 };
    }),
  );
  const oldestFirst = files.toSorted((a, b) => a.writtenAt - b.writtenAt);
  for (const { path } of oldestFirst.slice(0, names.length - most)) await rm(path, { force: true });
}
