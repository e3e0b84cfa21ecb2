import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { command } from "../scripts/prepare/command.mjs";
import { inProject } from "../scripts/prepare/project.mjs";
import { openBrowser } from "./browser.ts";
import { startBuiltSite } from "./built-site.ts";
import { benchDirectoryBytes } from "./directory-bytes.bench.ts";
import { benchDirectoryTyping } from "./directory-typing.bench.ts";
import { describeRun } from "./describe-run.ts";

/** `npm run bench`: prints what it measured as Markdown; `npm run bench -- --write` keeps it in bench/results.md. */
await command(async () => {
  const { values } = parseArgs({
    options: { write: { type: "boolean", default: false }, keystrokes: { type: "string", default: "200" } },
  });
  const site = await startBuiltSite();
  try {
    const browser = await openBrowser();
    try {
      const parts = [
        describeRun(browser),
        await benchDirectoryTyping(browser, site.origin, Number(values.keystrokes)),
        await benchDirectoryBytes(browser, site.origin),
      ];
      const results = `${parts.join("\n\n")}\n`;
      console.log(results);
      if (values.write) writeFileSync(inProject("bench/results.md"), results);
      return 0;
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
});
