import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "../../tooling/project.mjs";

/** Where the site's style sheets are. */
const sheetFolders = ["app", "public"];

/** Every style sheet of the site, by its path in the project. @returns {{ file: string, css: string }[]} */
export function readStyleSheets() {
  return sheetFolders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((file) => file.endsWith(".css"))
    .toSorted()
    .map((file) => ({ file, css: readFileSync(join(root, file), "utf8") }));
}
