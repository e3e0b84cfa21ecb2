import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { suggestMoments } from "#app/plan/rules/schedule/suggest-moments.ts";

/** The usual order of the day for each event, by the light of its day where that is known. */
export function writeStartingMoments(
  document: Doc,
  planned: readonly { id: string }[],
  places: readonly string[],
): void {
  const { row } = viewTable(events, document);
  for (const { id } of planned) {
    const event = row(id);
    if (event === undefined) continue;
    const light = event.date === null ? null : daylightOf(event.date, [], places);
    for (const { row: momentId, title, after, minutes, people, note } of suggestMoments(event, light))
      putRow(moments, document, momentId, {
        title,
        event: id,
        after,
        minutes,
        people: people ?? "",
        notes: note ?? "",
      });
  }
}
