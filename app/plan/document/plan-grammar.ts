import { comments, proposedHouseholds } from "#app/plan/proposals/proposal-tables.ts";
import type { StoredPart } from "#app/plan/plan-part.ts";

import { planGrids, planTables } from "./plan-tables.ts";

/**
 * The shared maps of each document. A table that is retired stays in this list: devices may still have it.
 */
const rootsOfPart: Record<StoredPart, ReadonlySet<string>> = {
  plan: new Set([...planTables, ...planGrids].map(({ name }) => name)),
  proposals: new Set([proposedHouseholds, comments].map(({ name }) => name)),
};

/** An id of 200 characters at most, twice in a grid, and a field. */
const longestKey = 420;

/** Whether a document of a plan has such a register. */
export function isRegister(part: StoredPart, { root, key }: { root: string; key: string }): boolean {
  return rootsOfPart[part].has(root) && key.length <= longestKey;
}
