import { readFileSync, writeFileSync } from "node:fs";
import { command } from "../tooling/command.mjs";
import { missingPlatforms, withAllPlatforms } from "../tooling/locked-platforms.mjs";
import { inProject } from "../tooling/project.mjs";

const file = inProject("package-lock.json");

/** After a change of the dependencies: names in package-lock.json what npm left out of it. */
await command(async () => {
  const lockfile = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingPlatforms(lockfile);
  if (process.argv.includes("--check")) {
    if (missing.length > 0) {
      console.error(
        `package-lock.json leaves out ${missing.length} packages of other kinds of machines, ` +
          "so that npm ci refuses it. Run node scripts/complete-lock.mjs and commit the file.",
      );
    }
    return missing.length > 0 ? 1 : 0;
  }
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(withAllPlatforms(lockfile), null, 2)}\n`);
  console.log(`${missing.length} packages of other kinds of machines were added to package-lock.json.`);
  return 0;
});
