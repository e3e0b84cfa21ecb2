import { events, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useEventDay } from "#app/plan/ui/fields/use-event-day.ts";
import { dayField, textField, timeField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { useRowMutations, useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";

import { OrderFields } from "./order-fields.tsx";
import { BusinessPicker } from "./business-picker.tsx";
import { SuggestedMoments } from "./suggested-moments.tsx";
import { useOpenSchedule } from "./open-schedule.ts";

/** Time and place of an event, the limits of its place, and the businesses that work at it. */
export function EventFields({ id }: { id: string }) {
  const { put } = useRowMutations(events);
  const readOnly = !useCanEdit();
  const schedule = useOpenSchedule();
  const event = useRow(events, id);
  const day = useEventDay(id);
  if (event === undefined) return null;
  const at = <Name extends keyof EventRow>(column: Name, label: string) => ({
    label,
    value: event[column],
    readOnly,
  });
  return (
    <div className="run__fields">
      <div className="plan__grid">
        <PlanField {...dayField} {...at("date", "Day")} {...day} />
        <PlanField {...timeField} {...at("start", "Begins")} write={(start) => put(id, { start })} />
        <PlanField
          {...integerField(1, 2880)}
          {...at("minutes", "Minutes")}
          write={(minutes) => put(id, { minutes })}
        />
        <PlanField
          {...textField(200)}
          {...at("place", "Place")}
          list="schedule-venues"
          write={(place) => put(id, { place })}
        />
        <PlanField
          {...integerField(1, 20_000)}
          {...at("room", "Room for")}
          write={(room) => put(id, { room })}
        />
        <PlanField {...timeField} {...at("until", "Booked until")} write={(until) => put(id, { until })} />
        <PlanField
          {...textField(200)}
          {...at("contact", "Contact on the day")}
          placeholder="Meena, 403 555 0188"
          write={(contact) => put(id, { contact })}
        />
      </div>
      <OrderFields
        row={event}
        schedule={schedule}
        usual="Nothing: it starts at its own time"
        write={(change) => put(id, change)}
      />
      <BusinessPicker id={id} businesses={schedule.businesses} />
      {!readOnly && <SuggestedMoments event={event} schedule={schedule} />}
    </div>
  );
}
