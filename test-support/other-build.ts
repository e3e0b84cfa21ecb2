import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { inProject } from "./project-folder.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const hashed = /([\w.-]+-)([\w-]{8})(\.js)\b/g;

/**
 * A folder with the site as another build would leave it: every script has another name, so that none of
 * the present build is there, and the plan's worker is another one. It works the same.
 * @param mark two characters, the end of every new name
 */
export function makeOtherBuild(mark: string): string {
  const root = temporaryFolder("other-build");
  cpSync(inProject("build"), join(root, "build"), { recursive: true });
  for (const path of ["node_modules", "app", "server", "database", "package.json"])
    symlinkSync(inProject(path), join(root, path));
  const build = join(root, "build");
  const scripts = new Set(readdirSync(join(build, "client/assets")).filter((file) => file.endsWith(".js")));
  const renamed = (name: string) =>
    name.replaceAll(hashed, (file: string, start: string, hash: string, end: string) =>
      scripts.has(file) ? `${start}${otherHash(hash, mark)}${end}` : file,
    );
  for (const file of readdirSync(build, { recursive: true, encoding: "utf8" })) {
    const path = join(build, file);
    // What was packed before would have the old names in it.
    if (file.endsWith(".br")) rmSync(path);
    else if (/\.(js|css|html|json)$/.test(file)) writeFileSync(path, renamed(readFileSync(path, "utf8")));
  }
  for (const file of scripts)
    renameSync(join(build, "client/assets", file), join(build, "client/assets", renamed(file)));
  const worker = join(build, "client/plan-worker.js");
  writeFileSync(
    worker,
    readFileSync(worker, "utf8").replace(/id:`\w{10}/, (id) => `${id.slice(0, -2)}${mark}`),
  );
  return root;
}

/** A hash that ends with the mark by chance becomes another one, too. */
function otherHash(hash: string, mark: string): string {
  const other = hash.slice(0, -2) + mark;
  return other === hash ? `${hash.slice(0, -3)}${hash.at(-3) === "0" ? "1" : "0"}${mark}` : other;
}
