import { Icon } from "#app/ui/illustrations/icon.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { dayField, textField, timeField, wholeField } from "#app/plan/fields/field-kinds.ts";
import { useChange, useMayEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { events } from "#app/plan/document/wedding-tables.ts";

import { BusinessesNeeded } from "./business-picker.tsx";
import { afterOf } from "#app/plan/schedule/hour-of-moment.ts";
import type { Moment } from "#app/plan/schedule/planned.ts";
import { moments } from "#app/plan/schedule/schedule-tables.ts";
import type { Schedule } from "#app/plan/schedule/use-schedule.ts";
import { whenOfMoment } from "#app/plan/schedule/when.ts";

/** When a moment is, who is there and who works at it. */
export function MomentFields({ moment, schedule }: { moment: Moment; schedule: Schedule }) {
  const { put, remove } = useChange(moments);
  const readOnly = !useMayEdit();
  const event = useRow(events, moment.event);
  const { id } = moment;
  const when = whenOfMoment(moment, event);
  const at = <Name extends keyof Moment>(column: Name, label: string) => ({
    label,
    value: moment[column],
    readOnly,
  });
  const writeHour = (start: number | null) => {
    if (event === undefined) put(id, { start, event: "" });
    else put(id, { after: start === null ? null : afterOf(start, event.start ?? 0) });
  };
  return (
    <div className="run__fields">
      <div className="plan__grid">
        <PlanField {...textField(200)} {...at("title", "What")} write={(title) => put(id, { title })} />
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
          {...wholeField(1, 2880)}
          {...at("minutes", "Minutes")}
          write={(minutes) => put(id, { minutes })}
        />
        <PlanField {...textField(500)} {...at("people", "Who")} write={(people) => put(id, { people })} />
        <PlanField
          {...textField(200)}
          {...at("place", "Place, if another")}
          write={(place) => put(id, { place })}
        />
        <PlanField {...textField(4000)} {...at("notes", "Note")} write={(notes) => put(id, { notes })} />
      </div>
      <BusinessesNeeded id={id} businesses={schedule.businesses} />
      {!readOnly && (
        <button type="button" className="text-link plan__remove" onClick={() => remove(id)}>
          <Icon name="close" /> Remove {moment.title === "" ? "this moment" : moment.title}
        </button>
      )}
    </div>
  );
}
