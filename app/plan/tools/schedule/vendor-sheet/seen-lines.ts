import { z } from "zod";

import { seenLine, type SeenLines } from "#app/plan/projections/sheet-differences.ts";

const itemOf = (sheetId: string) => `wild-rose-sheet:${sheetId}`;

/** What the device saw last; null where it never opened this sheet, or may store nothing. */
export function loadSeenLines(sheetId: string, storage: Storage): SeenLines | null {
  try {
    const saved = storage.getItem(itemOf(sheetId));
    return saved === null ? null : z.record(z.string(), seenLine).parse(JSON.parse(saved));
  } catch {
    return null;
  }
}

/** Replaces what the device saw of a sheet; a device that may store nothing goes without. */
export function saveSeenLines(sheetId: string, seen: SeenLines, storage: Storage): void {
  try {
    storage.setItem(itemOf(sheetId), JSON.stringify(seen));
  } catch {
    // A device that stores nothing shows when each hour changed all the same.
  }
}
