import { readFileSync } from "node:fs";

import { fontUrls } from "#app/stationery/typesetting/font-urls.ts";
import { fontFileIds } from "#app/stationery/typesetting/typefaces.ts";
import { createTypesetter } from "#app/stationery/typesetting/typesetter.ts";

/** A typesetter with all typefaces, for tests without a browser. */
export const openTypesetter = () =>
  createTypesetter(new Map(fontFileIds.map((id) => [id, new Uint8Array(readFileSync(fontUrls[id]))])));
