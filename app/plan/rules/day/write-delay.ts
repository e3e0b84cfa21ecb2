import type { Doc } from "yjs";

import { newId } from "#app/plan/document/new-id.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { delays, maxDelays, type DelayRow } from "#app/plan/schema/delays.schema.ts";
import { writeMovedItem } from "#app/plan/schema/moved-item.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import type { MovedEntry } from "./apply-delay.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { movedChanges } from "./moved-rows.ts";

/** Writes moved times into the plan. */
export function writeMoved(document: Doc, moved: readonly MovedEntry[]): void {
  const rows = { events: viewTable(events, document).rows(), moments: viewTable(moments, document).rows() };
  const changes = movedChanges(rows, moved);
  for (const [id, change] of changes.events) putRow(events, document, id, change);
  for (const [id, change] of changes.moments) putRow(moments, document, id, change);
}

/**
 * Writes a confirmed delay into the plan: the moved times, and a line that says so. The oldest lines make room.
 * @param now milliseconds since 1970; a delay that is known counts as earlier, whatever the clocks say
 */
export function writeDelay(
  document: Doc,
  moved: readonly MovedEntry[],
  delay: Pick<DelayRow, "title" | "minutes" | "by">,
  now: number,
): void {
  writeMoved(document, moved);
  const lines = viewTable(delays, document)
    .rows()
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  for (const { id } of lines.slice(0, Math.max(0, lines.length + 1 - maxDelays)))
    removeRow(delays, document, id);
  const latest = lines.at(-1);
  putRow(delays, document, newId(), {
    ...delay,
    at: Math.max(now, (latest?.at ?? 0) + 1),
    knows: latest?.id ?? "",
    moved: moved.map(({ id, after }) => writeMovedItem({ id, ...after })),
  });
}

/** Ticks an entry off, or takes the tick back with null. */
export function writeDone(
  document: Doc,
  { id, type }: Pick<DayEntry, "id" | "type">,
  doneAt: Date | null,
): void {
  const change = { doneAt: doneAt?.toISOString() ?? null };
  // Someone may have removed it meanwhile: a tick does not bring it back.
  if (type === "event" && viewTable(events, document).row(id)) putRow(events, document, id, change);
  if (type === "moment" && viewTable(moments, document).row(id)) putRow(moments, document, id, change);
}
