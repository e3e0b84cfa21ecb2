import type { UsualMoment } from "#content/plan/usual-moment.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";

/** What is written of a suggested item when the couple accepts it. */
export function momentColumns(event: { id: string }, moment: UsualMoment): Partial<Omit<MomentRow, "id">> {
  const { title, after, minutes, people = "", note = "", fixed } = moment;
  const columns = { title, event: event.id, after, minutes, people, notes: note };
  return fixed === undefined ? columns : { ...columns, fixed: true, fixedWhy: fixed };
}
