import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The content of a path, byte by byte: the hash of every file by its name; folders by their names only. */
export function fingerprint(path: string): Record<string, string> {
  if (!statSync(path).isDirectory()) return { "": hashOf(path) };
  const entries = readdirSync(path, { recursive: true, encoding: "utf8" }).toSorted();
  return Object.fromEntries(
    entries.map((name) => {
      const file = join(path, name);
      return [name, statSync(file).isDirectory() ? "folder" : hashOf(file)];
    }),
  );
}

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
