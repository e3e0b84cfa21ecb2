import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";

import { command } from "../tooling/command.mjs";
import { inProject } from "../tooling/project.mjs";
import { UserFacingError } from "../tooling/user-facing-error.mjs";
import { benches } from "./benches.ts";
import { openBrowser } from "./browser.ts";
import { startBuiltSite } from "./built-site.ts";
import { describeRun } from "./describe-run.ts";
import { writeReport, type BenchResult } from "./report.ts";

const thorough = { keystrokes: 120, rounds: 8, pairs: 20 };
const quick = { keystrokes: 60, rounds: 3, pairs: 6 };

/**
 * `npm run bench`: prints what it measured as Markdown; `npm run bench -- --write` keeps it in bench/RESULTS.md
 * (bench/NOTES.md is written by hand). `--only serving,paint` leaves out the others, and keeps nothing; `--quick`
 * measures less often.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      write: { type: "boolean", default: false },
      quick: { type: "boolean", default: false },
      keystrokes: { type: "string" },
      only: { type: "string" },
    },
  });
  const chosen = chooseBenches(values.only);
  const often = values.quick ? quick : thorough;
  const keystrokes = Number(values.keystrokes ?? often.keystrokes);

  await using opened = new AsyncDisposableStack();
  const site = await startBuiltSite();
  opened.defer(site.stop);
  const browser = await openBrowser();
  opened.defer(() => browser.close());
  const begun = new Date();
  const parts: BenchResult[] = [];
  for (const [name, bench] of chosen) {
    console.error(`Measuring ${name} ...`);
    const before = load();
    const section = await bench({ browser, origin: site.origin, ...often, keystrokes }).catch(
      (error: unknown) => {
        // Half an hour of measuring is not lost for what came after it.
        if (parts.length > 0) console.log(writeReport(describeRun(browser, begun), parts, cpus().length));
        throw error;
      },
    );
    parts.push({ name, section, load: { before, after: load() } });
  }
  const results = writeReport(describeRun(browser, begun), parts, cpus().length);
  console.log(results);
  if (values.write && values.only === undefined) writeFileSync(inProject("bench/RESULTS.md"), results);
  return 0;
});

function chooseBenches(only: string | undefined) {
  const all = Object.entries(benches);
  if (only === undefined) return all;
  const wanted = only.split(",");
  const unknown = wanted.filter((name) => !(name in benches));
  if (unknown.length > 0)
    throw new UserFacingError(
      `There is no bench '${unknown.join(", ")}': ${Object.keys(benches).join(", ")}`,
    );
  return all.filter(([name]) => wanted.includes(name));
}

/** Mean length of the run queue in the last minute. */
function load(): number {
  return loadavg()[0] ?? 0;
}
