import { useEffect, useState } from "react";

import type { VendorSheet } from "#app/plan/document/projection-types.ts";
import { seenLinesOf, type SeenLines } from "#app/plan/projections/sheet-differences.ts";

import { loadSeenLines, saveSeenLines } from "./seen-lines.ts";

/**
 * What this device saw of a sheet when its reader last said so. The first visit sees everything.
 * @returns null until the device was asked; and what remembers the current sheet
 */
export function useSeenLines(sheet: VendorSheet): [SeenLines | null, () => void] {
  const [seen, setSeen] = useState<SeenLines | null>(null);
  const { id } = sheet;
  const remember = () => {
    const lines = seenLinesOf(sheet);
    saveSeenLines(id, lines, localStorage);
    setSeen(lines);
  };
  useEffect(() => {
    const known = loadSeenLines(id, localStorage);
    if (known === null) remember();
    else setSeen(known);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what the first visit shows counts as seen
  }, [id]);
  return [seen, remember];
}
