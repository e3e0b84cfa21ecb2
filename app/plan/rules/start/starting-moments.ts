import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import type { TimedEvent } from "#app/plan/rules/schedule/golden-hour.ts";
import { momentColumns } from "#app/plan/rules/schedule/moment-columns.ts";
import { suggestMoments } from "#app/plan/rules/schedule/suggest-moments.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";

/**
 * The usual order of the day for each event, by the light of its day where that is known. What stands in the schedule
 * already stays as it is.
 * @param planned new events: their rows cannot be read yet in the transaction that writes them
 */
export function writeStartingMoments(
  document: Doc,
  planned: readonly TimedEvent[],
  places: readonly string[],
): void {
  const held = viewTable(moments, document);
  for (const event of planned) {
    const light = event.date === null ? null : daylightOf(event.date, [], places);
    for (const moment of suggestMoments(event, light))
      if (held.row(moment.row) === undefined)
        putRow(moments, document, moment.row, momentColumns(event, moment));
  }
}
