import { createHash, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { z } from "zod";

/** How many builds are kept: the present one, and two before it. */
const keptBuilds = 3;

/** A file that no known build has stays this long: another node may just be saving its build. In ms. */
const youngMillis = 60 * 60 * 1000;

const manifest = z.object({ startedAt: z.number(), files: z.array(z.string()) });

type Build = z.infer<typeof manifest> & { file: string };

/**
 * Saves the assets of this build in a folder that every node of the site shares, and removes those of builds
 * older than the two before: pages of another build, in a browser, in a cache or from another node, find
 * theirs. Names of assets change with their content, so a file that is there already is the same.
 * @param clientFolder of the build; its assets are in `assets`
 * @param folder ASSETS_DIR: `assets` has the files, `builds` a list for each build
 */
export function retainAssets(clientFolder: string, folder: string, now = Date.now()): void {
  const [from, to, lists] = [join(clientFolder, "assets"), join(folder, "assets"), join(folder, "builds")];
  for (const each of [to, lists]) mkdirSync(each, { recursive: true });
  const files = readdirSync(from).toSorted();
  const id = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);
  // The list first: a node that prunes meanwhile knows the files that come.
  writeWhole(join(lists, `${id}.json`), JSON.stringify({ startedAt: now, files }));
  for (const file of files) place(join(from, file), join(to, file));
  const [kept, over] = splitBuilds(readBuilds(lists));
  for (const { file } of over) rmSync(file, { force: true });
  const known = new Set(kept.flatMap((build) => build.files));
  for (const file of readdirSync(to)) {
    const path = join(to, file);
    if (!known.has(file) && now - ageOf(path) > youngMillis) rmSync(path, { force: true });
  }
}

/** The builds that started last, and the others. */
function splitBuilds(builds: readonly Build[]): [kept: Build[], over: Build[]] {
  const latest = builds.toSorted((a, b) => b.startedAt - a.startedAt);
  return [latest.slice(0, keptBuilds), latest.slice(keptBuilds)];
}

/** A list that cannot be read is none: its files go once they are old. */
function readBuilds(lists: string): Build[] {
  return readdirSync(lists)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const file = join(lists, name);
      try {
        return [{ ...manifest.parse(JSON.parse(readFileSync(file, "utf8"))), file }];
      } catch {
        return [];
      }
    });
}

/** Another node may remove it at the same time. */
const ageOf = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Number.POSITIVE_INFINITY;

/** One file under two names where both folders are on one disk; a copy otherwise. It appears whole. */
function place(from: string, to: string): void {
  if (existsSync(to)) return;
  const draft = `${to}.${randomUUID()}`;
  try {
    linkSync(from, draft);
  } catch {
    copyFileSync(from, draft);
  }
  renameSync(draft, to);
}

function writeWhole(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
