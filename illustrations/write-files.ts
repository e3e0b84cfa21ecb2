import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const projectFolder = join(import.meta.dirname, "..");

/** Writes what differs from the file on disk, and says which files those were. */
export function writeFiles(files: ReadonlyMap<string, string | Buffer>): string[] {
  const changed = changedFiles(files);
  for (const path of changed) {
    const target = join(projectFolder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files.get(path) ?? "");
  }
  return changed;
}

export const changedFiles = (files: ReadonlyMap<string, string | Buffer>): string[] =>
  [...files].filter(([path, content]) => !isOnDisk(path, content)).map(([path]) => path);

function isOnDisk(path: string, content: string | Buffer): boolean {
  const target = join(projectFolder, path);
  return existsSync(target) && readFileSync(target).equals(Buffer.from(content));
}
