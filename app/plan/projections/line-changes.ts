import type { z } from "zod";

import type { BusinessProjection, lineChange } from "#app/plan/document/projection-types.ts";

/** Day and hours that a line of a sheet had before, and when that changed. */
export type LineChange = z.infer<typeof lineChange>;

/**
 * A business's sheet with what changed in its hours: a line whose day or hour is another than in the previous
 * sheet says what it was; one that stays keeps what was said before.
 * @param at the instant of this change, in ISO form
 */
export function withLineChanges(
  sheet: BusinessProjection,
  previous: BusinessProjection | null,
  at: string,
): BusinessProjection {
  if (previous === null) return sheet;
  const before = new Map(
    previous.days.flatMap(({ date, lines }) => lines.map((line) => [line.id, { date, ...line }])),
  );
  return {
    ...sheet,
    days: sheet.days.map(({ date, lines }) => ({
      date,
      lines: lines.map((line) => {
        const was = before.get(line.id);
        if (was === undefined) return line;
        if (was.date === date && was.start === line.start && was.end === line.end)
          return { ...line, change: was.change };
        return { ...line, change: { date: was.date, start: was.start, end: was.end, at } };
      }),
    })),
  };
}
