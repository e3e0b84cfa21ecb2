import { existsSync, readFileSync } from "node:fs";

import { startSite } from "../scripts/visual-comparison/start-site.mjs";
import { inProject, root } from "../tooling/project.mjs";
import { hashSources } from "../tooling/sources-hash.mjs";
import { UserFacingError } from "../tooling/user-facing-error.mjs";

/**
 * Serves the site as it was built, on a free port, with an empty folder for its data.
 * @throws UserFacingError when there is no build
 */
export async function startBuiltSite(): ReturnType<typeof startSite> {
  if (!existsSync(inProject("build/server/index.js")))
    throw new UserFacingError("There is no build to measure: run npm start once, or npx react-router build.");
  return startSite();
}

/** Whether the build was made from the sources as they are; null when nothing says so. */
export function buildIsCurrent(): boolean | null {
  const stamp = inProject("build/.sources");
  return existsSync(stamp) ? readFileSync(stamp, "utf8") === hashSources(root) : null;
}
