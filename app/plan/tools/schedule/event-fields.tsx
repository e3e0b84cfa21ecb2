import { events } from "#app/plan/document/wedding-tables.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { dayField, textField, timeField, wholeField } from "#app/plan/fields/field-kinds.ts";
import { useChange, useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { BusinessesNeeded } from "./business-picker.tsx";
import type { PlannedEvent } from "#app/plan/schedule/planned.ts";
import { SuggestedMoments } from "./suggested-moments.tsx";
import type { Schedule } from "#app/plan/schedule/use-schedule.ts";

/** When and where an event is, what its place allows, and who works at it. */
export function EventFields({ event, schedule }: { event: PlannedEvent; schedule: Schedule }) {
  const { put } = useChange(events);
  const readOnly = !useMayEdit();
  const { id } = event;
  const at = <Name extends keyof PlannedEvent>(column: Name, label: string) => ({
    label,
    value: event[column],
    readOnly,
  });
  return (
    <div className="run__fields">
      <div className="plan__grid">
        <PlanField {...dayField} {...at("date", "Day")} write={(date) => put(id, { date })} />
        <PlanField {...timeField} {...at("start", "Begins")} write={(start) => put(id, { start })} />
        <PlanField
          {...wholeField(1, 2880)}
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
          {...wholeField(1, 20_000)}
          {...at("room", "It holds")}
          write={(room) => put(id, { room })}
        />
        <PlanField {...timeField} {...at("until", "Ours until")} write={(until) => put(id, { until })} />
        <PlanField
          {...textField(200)}
          {...at("contact", "Whom to call on the day")}
          placeholder="Meena, 403 555 0188"
          write={(contact) => put(id, { contact })}
        />
      </div>
      <BusinessesNeeded id={id} businesses={schedule.businesses} />
      {!readOnly && <SuggestedMoments event={event} schedule={schedule} />}
    </div>
  );
}
