import { comments, pollVotes, proposedHouseholds } from "#app/plan/schema/family.schema.ts";
import { editors } from "#app/plan/schema/editors.schema.ts";
import type { StoredPart } from "#app/plan/document/parts-and-roles.ts";

import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";

/** The shared maps of each document. A retired table stays in this list: devices may still have it. */
const rootsOfPart: Record<StoredPart, ReadonlySet<string>> = {
  plan: new Set([...planTables, ...planGrids, editors].map(({ name }) => name)),
  proposals: new Set([proposedHouseholds, comments, pollVotes].map(({ name }) => name)),
};

/** An id of at most 200 characters, twice in a grid, and a field. */
const longestKey = 420;

/** Whether a document of a plan has such a register. */
export function isKnownRegister(part: StoredPart, { root, key }: { root: string; key: string }): boolean {
  return rootsOfPart[part].has(root) && key.length <= longestKey;
}
