import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { weddingPageEvents } from "#app/plan/schema/wedding-page.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";

type EventsEditorProps = { events: readonly EventRow[]; readOnly: boolean };

/** 'Saturday, 19 June 2027, no place yet': what guests would look for in vain is said before it is published. */
const describeWhenAndWhere = ({ date, place }: EventRow) =>
  [date === null ? "No day yet" : formatWeekdayDate(date), place === "" ? "no place yet" : place].join(", ");

/** Which events whoever has the address sees, and what guests wear to each. */
export function EventsEditor({ events, readOnly }: EventsEditorProps) {
  const chosen = new Map(useRows(weddingPageEvents).map((row) => [row.id, row]));
  const { put } = useRowMutations(weddingPageEvents);
  return (
    <ul className="wedding-page__events">
      {events.map((event) => {
        const row = chosen.get(event.id);
        const name = eventName(event);
        return (
          <li key={event.id}>
            <div>
              <strong>{name}</strong>
              <small>{describeWhenAndWhere(event)}</small>
            </div>
            <PlanCheckbox
              checked={row?.isPublic ?? false}
              write={(isPublic) => put(event.id, { isPublic })}
              readOnly={readOnly}
            >
              Anyone with the address sees it<span className="visually-hidden">: {name}</span>
            </PlanCheckbox>
            <PlanField
              label={`What to wear: ${name}`}
              {...textField(300)}
              value={row?.dress ?? ""}
              write={(dress) => put(event.id, { dress })}
              readOnly={readOnly}
            />
          </li>
        );
      })}
    </ul>
  );
}
