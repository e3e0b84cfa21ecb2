import type { InvitedEvent } from "#app/plan/projections/household-view.ts";

import { repliedForField, shownDayField } from "./shown-day-field.ts";

type ShownDayProps = { event: Pick<InvitedEvent, "id" | "date" | "repliedFor"> };

/**
 * Which day the page shows for an event. A rejected form that is corrected is a reply for the day beside it now:
 * unlike other fields, these do not keep what was posted.
 */
export function ShownDay({ event: { id, date, repliedFor } }: ShownDayProps) {
  if (date === null) return null;
  return (
    <>
      <input type="hidden" name={shownDayField(id)} value={date} readOnly />
      <input type="hidden" name={repliedForField(id)} value={repliedFor ?? ""} readOnly />
    </>
  );
}
