import type { Doc } from "yjs";

import { newId } from "#app/plan/document/new-id.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { delays, maxDelays, type DelayRow } from "#app/plan/schema/delays.schema.ts";
import { writeMovedItem } from "#app/plan/schema/moved-item.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import type { MovedEntry } from "./apply-delay.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { latestFirst } from "./delay-order.ts";
import { movedChanges } from "./moved-rows.ts";

/** Writes moved times into the plan. */
export function writeMoved(document: Doc, moved: readonly MovedEntry[]): void {
  const rows = { events: viewTable(events, document).rows(), moments: viewTable(moments, document).rows() };
  const changes = movedChanges(rows, moved);
  for (const [id, change] of changes.events) putRow(events, document, id, change);
  for (const [id, change] of changes.moments) putRow(moments, document, id, change);
}

/** Writes a confirmed delay into the plan: the moved times, and a line that says so. The oldest lines make room. */
export function writeDelay(
  document: Doc,
  moved: readonly MovedEntry[],
  delay: Pick<DelayRow, "title" | "minutes" | "by" | "at">,
): void {
  writeMoved(document, moved);
  const lines = latestFirst(viewTable(delays, document).rows());
  for (const { id } of lines.slice(maxDelays - 1)) removeRow(delays, document, id);
  putRow(delays, document, newId(), {
    ...delay,
    knows: lines[0]?.id ?? "",
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
