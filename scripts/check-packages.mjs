import { readFileSync, writeFileSync } from "node:fs";

import { licencesPage, packageProblems } from "./packages/package-rules.mjs";
import { command } from "../tooling/command.mjs";
import { inProject } from "../tooling/project.mjs";

const page = inProject("docs", "licences.md");

/** Few packages, pinned, none that runs a script unasked, all under licences that we may ship. */
await command(async () => {
  const manifest = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  const lockfile = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
  const faults = packageProblems(manifest, lockfile);
  const licences = licencesPage(lockfile);
  if (process.argv.includes("--write")) writeFileSync(page, licences);
  else if (readFileSync(page, "utf8") !== licences)
    faults.push("docs/licences.md is not current: node scripts/check-packages.mjs --write");
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
});
