import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { command } from "../scripts/prepare/command.mjs";
import { inProject } from "../scripts/prepare/project.mjs";
import { openBrowser } from "./browser.ts";
import { startBuiltSite } from "./built-site.ts";
import { benchDirectoryBytes } from "./directory-bytes.bench.ts";
import { benchDirectoryTyping } from "./directory-typing.bench.ts";
import { describeRun } from "./describe-run.ts";
import { benchMatrix } from "./matrix.bench.ts";
import { benchPageWeights } from "./page-weights.bench.ts";
import { benchRasterCost } from "./raster-cost.bench.ts";

const benches = {
  typing: benchDirectoryTyping,
  matrix: benchMatrix,
  bytes: benchDirectoryBytes,
  weights: benchPageWeights,
  raster: benchRasterCost,
} as const;

/**
 * `npm run bench`: prints what it measured as Markdown; `npm run bench -- --write` keeps it in
 * bench/results.md. `--only weights` leaves out the others, and keeps nothing.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      write: { type: "boolean", default: false },
      keystrokes: { type: "string", default: "200" },
      only: { type: "string" },
    },
  });
  const site = await startBuiltSite();
  try {
    const browser = await openBrowser();
    try {
      const parts = [describeRun(browser)];
      for (const [name, bench] of Object.entries(benches))
        if ((values.only ?? name) === name)
          parts.push(await bench(browser, site.origin, Number(values.keystrokes)));
      const results = `${parts.join("\n\n")}\n`;
      console.log(results);
      if (values.write && values.only === undefined) writeFileSync(inProject("bench/results.md"), results);
      return 0;
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
});
