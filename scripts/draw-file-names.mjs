import { parseArgs } from "node:util";

import { drawNames } from "./house/draw-names.mjs";
import { readSources } from "./house/read-imports.mjs";
import { command } from "../tooling/command.mjs";
import { root } from "../tooling/project.mjs";

/**
 * `node scripts/draw-file-names.mjs SEED`: twenty file names without their folders, for a stranger to say what is in
 * each. With `--show` their folders and first comments, to compare. The same seed draws the same names.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    options: { show: { type: "boolean" } },
    allowPositionals: true,
  });
  for (const { name, path, comment } of drawNames(readSources(root), Number(positionals[0] ?? 1), 20))
    console.log(values.show ? `${path}\n    ${comment}` : name);
  return 0;
});
