import type { Browser } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";

import { root } from "../tooling/project.mjs";
import { buildIsCurrent } from "./built-site.ts";

const gibibyte = 2 ** 30;

/** When, where and of what the numbers are: no host name and no path. */
export function describeRun(browser: Browser, begun: Date): string {
  const processors = cpus();
  const model = processors[0]?.model
    .replaceAll(/\((R|TM)\)|CPU|Processor/gi, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `# Bench results

\`npm run bench -- --write\` writes this page. Times on a shared machine are noisy: compare the ratios.

- Date: ${begun.toISOString().slice(0, 10)}, ${Math.ceil((Date.now() - begun.getTime()) / 60_000)} minutes
- Commit: ${commit()}
- Build: ${{ true: "of these sources", false: "of OTHER sources: npm start builds again", null: "made by hand" }[`${buildIsCurrent()}`]}
- Machine: ${processors.length} cores${model ? ` (${model})` : ""}, ${Math.round(totalmem() / gibibyte)} GiB, ${process.platform} ${process.arch}
- Programs: Node ${process.versions.node}, Chromium ${browser.version()}`;
}

function commit(): string {
  try {
    return `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain") === "" ? "" : ", with changes"}`;
  } catch {
    return "unknown";
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
}
