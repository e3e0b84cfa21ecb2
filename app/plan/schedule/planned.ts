import type { Row } from "#app/plan/document/plan-table.ts";
import type { events } from "#app/plan/document/wedding-tables.ts";

import type { moments } from "./schedule-tables.ts";

export type PlannedEvent = Row<(typeof events)["shape"]>;

export type Moment = Row<(typeof moments)["shape"]>;

/** What an event is called, in a sentence. */
export function nameOf({ name }: Pick<PlannedEvent, "name">): string {
  return name === "" ? "An event without a name" : name;
}
