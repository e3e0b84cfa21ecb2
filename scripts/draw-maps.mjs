import { writeFileSync } from "node:fs";

import { drawMapSheets } from "../app/visitor/areas/geometry/draw-map-sheets.ts";
import { inProject } from "../tooling/project.mjs";

/**
 * Draws the three maps of the area guide into one file: `node scripts/draw-maps.mjs`. The result is committed;
 * a test compares it with what the map's content draws.
 */
writeFileSync(inProject("app/visitor/areas/map-sheets.svg"), drawMapSheets());
