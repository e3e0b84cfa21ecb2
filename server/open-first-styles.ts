import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { createFirstStyles, type FirstStyles } from "#app/site/critical-css/inline-critical-css.server.ts";
import type { SheetParts } from "#app/first-paint/sheet-parts.server.ts";

/**
 * What pages are painted with, of the style sheets as the build took them apart: they lie beside the
 * built server (scripts/prepare/take-sheets-apart.mjs). In development there are none, and pages stay as they are.
 */
export function openFirstStyles(): FirstStyles {
  const file = join(import.meta.dirname, "sheet-parts.json");
  const sheets: SheetParts = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return createFirstStyles(sheets);
}
