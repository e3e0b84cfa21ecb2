import { z } from "zod";

import type { BusinessSheetLine } from "#app/plan/projections/business-sheet-data.ts";

const seenLine = z.object({ date: z.string(), start: z.number(), end: z.number(), title: z.string() });

/** Days and hours of a sheet as a device last saw them, by line. */
export type SeenLines = Readonly<Record<string, z.infer<typeof seenLine>>>;

type Sheet = { id: string; days: readonly { date: string; lines: readonly BusinessSheetLine[] }[] };

/** How a line differs from what the device saw last. */
export type LineNews = { kind: "same" } | { kind: "new" } | { kind: "moved"; from: SeenLines[string] };

const itemOf = (sheetId: string) => `wild-rose-sheet:${sheetId}`;

export function seenLinesOf({ days }: Pick<Sheet, "days">): SeenLines {
  return Object.fromEntries(
    days.flatMap(({ date, lines }) =>
      lines.map(({ id, start, end, title }) => [id, { date, start, end, title }]),
    ),
  );
}

/** What the device saw last; null where it never opened this sheet, or may store nothing. */
export function loadSeenLines(sheetId: string, storage: Storage): SeenLines | null {
  try {
    const saved = storage.getItem(itemOf(sheetId));
    return saved === null ? null : z.record(z.string(), seenLine).parse(JSON.parse(saved));
  } catch {
    return null;
  }
}

export function saveSeenLines(sheetId: string, seen: SeenLines, storage: Storage): void {
  try {
    storage.setItem(itemOf(sheetId), JSON.stringify(seen));
  } catch {
    // A device that stores nothing shows when each hour changed all the same.
  }
}

export function lineNews(date: string, { id, start, end }: BusinessSheetLine, seen: SeenLines): LineNews {
  const from = seen[id];
  if (from === undefined) return { kind: "new" };
  const isSame = from.date === date && from.start === start && from.end === end;
  return isSame ? { kind: "same" } : { kind: "moved", from };
}

/** Lines that the device saw and that are on the sheet no more. */
export function removedLines(seen: SeenLines, sheet: Pick<Sheet, "days">): SeenLines[string][] {
  const present = seenLinesOf(sheet);
  return Object.entries(seen).flatMap(([id, line]) => (id in present ? [] : [line]));
}
