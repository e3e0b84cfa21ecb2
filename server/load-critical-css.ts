import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  createCriticalCssInliner,
  type InlineCriticalCss,
} from "#app/site/critical-css/inline-critical-css.server.ts";
import type { StylesheetParts } from "#app/site/critical-css/stylesheet-parts.server.ts";

/**
 * The critical CSS of pages, from the style sheets as the build split them: it is beside the built server
 * (tooling/split-stylesheets.mjs). In development there is none, and pages stay as they are.
 */
export function loadCriticalCss(): InlineCriticalCss {
  const file = join(import.meta.dirname, "critical-css.json");
  const sheets: StylesheetParts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return createCriticalCssInliner(sheets);
}
