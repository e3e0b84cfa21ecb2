import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { dayField, textField, timeField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { useRowMutations, useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { OrderFields } from "./order-fields.tsx";
import { BusinessPicker } from "./business-picker.tsx";
import { offsetFromEventStart } from "./moment-offset.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { useOpenSchedule } from "./open-schedule.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { isSeenByGuests, renameItem } from "#app/plan/rules/schedule/guest-items.ts";
import { momentTimeSpan } from "#app/plan/rules/schedule/time-span.ts";

/** Time of a moment, its people and its businesses. */
export function MomentFields({ id }: { id: string }) {
  const { put } = useRowMutations(moments);
  const remove = useDeletion();
  const readOnly = !useCanEdit();
  const schedule = useOpenSchedule();
  const moment = useRow(moments, id);
  const event = useRow(events, moment?.event ?? "");
  if (moment === undefined) return null;
  const when = momentTimeSpan(moment, event);
  const at = <Name extends keyof MomentRow>(column: Name, label: string) => ({
    label,
    value: moment[column],
    readOnly,
  });
  const writeHour = (start: number | null) => {
    if (event === undefined) put(id, { start, event: "" });
    else put(id, { after: start === null ? null : offsetFromEventStart(start, event.start ?? 0) });
  };
  return (
    <div className="run__fields">
      <div className="plan__grid">
        <PlanField
          {...textField(200)}
          {...at("title", "What")}
          write={(title) => put(id, renameItem(moment, title))}
        />
        {event === undefined && (
          <PlanField {...dayField} {...at("date", "Day")} write={(date) => put(id, { date, event: "" })} />
        )}
        <PlanField
          {...timeField}
          {...at("start", "Begins")}
          value={when === null ? moment.start : when.start % 1440}
          write={writeHour}
        />
        <PlanField
          {...integerField(1, 2880)}
          {...at("minutes", "Minutes")}
          write={(minutes) => put(id, { minutes })}
        />
        <PlanField {...textField(500)} {...at("people", "Who")} write={(people) => put(id, { people })} />
        <PlanField
          {...textField(200)}
          {...at("place", "Place, if different")}
          write={(place) => put(id, { place })}
        />
        <PlanField {...textField(4000)} {...at("notes", "Note")} write={(notes) => put(id, { notes })} />
      </div>
      {event !== undefined && (
        <div className="run__guests">
          <PlanCheckbox
            checked={isSeenByGuests(moment)}
            readOnly={readOnly}
            write={(guestsSee) => put(id, { guestsSee })}
          >
            Guests see this
          </PlanCheckbox>
        </div>
      )}
      <OrderFields
        row={moment}
        schedule={schedule}
        usual={
          event === undefined
            ? "Nothing: it starts at its own time"
            : `The items before it at ${eventName(event)}`
        }
        write={(change) => put(id, change)}
      />
      <BusinessPicker id={id} businesses={schedule.businesses} />
      {!readOnly && (
        <button
          type="button"
          className="text-link plan__remove"
          onClick={() => remove(moment.title || "Schedule item", (plan) => removeRow(moments, plan, id))}
        >
          <Icon name="close" /> Remove {moment.title === "" ? "this item" : moment.title}
        </button>
      )}
    </div>
  );
}
