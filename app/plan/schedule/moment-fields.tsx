import { Icon } from "#app/illustrations/icon.tsx";
import { PlanField } from "#app/plan/fields/plan-field.tsx";
import {
  readDay,
  readText,
  readTime,
  readWhole,
  showDay,
  showText,
  showTime,
  showWhole,
} from "#app/plan/fields/read-fields.ts";
import { useChange, useMayEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { events } from "#app/plan/document/wedding-tables.ts";

import { BusinessesNeeded } from "./businesses-needed.tsx";
import { afterOf } from "./hour-of-moment.ts";
import type { Moment } from "./planned.ts";
import { moments } from "./schedule-tables.ts";
import type { Schedule } from "./use-schedule.ts";
import { whenOfMoment } from "./when.ts";

/** When a moment is, who is there and who works at it. */
export function MomentFields({ moment, schedule }: { moment: Moment; schedule: Schedule }) {
  const { put, remove } = useChange(moments);
  const readOnly = !useMayEdit();
  const event = useRow(events, moment.event);
  const { id } = moment;
  const when = whenOfMoment(moment, event);
  const words = { show: showText, read: readText, readOnly } as const;
  return (
    <div className="run__fields">
      <div className="plan__grid">
        <PlanField
          {...words}
          label="What"
          maxLength={200}
          value={moment.title}
          write={(title) => put(id, { title })}
        />
        {event === undefined && (
          <PlanField
            label="Day"
            type="date"
            value={moment.date}
            show={showDay}
            read={readDay}
            write={(date) => put(id, { date, event: "" })}
            readOnly={readOnly}
          />
        )}
        <PlanField
          label="Begins"
          type="time"
          value={when === null ? moment.start : when.start % 1440}
          show={showTime}
          read={readTime}
          write={(start) =>
            put(
              id,
              event === undefined
                ? { start, event: "" }
                : { after: start === null ? null : afterOf(start, event.start ?? 0) },
            )
          }
          readOnly={readOnly}
        />
        <PlanField
          label="Minutes"
          inputMode="numeric"
          value={moment.minutes}
          show={showWhole}
          read={readWhole(1, 2880)}
          write={(minutes) => put(id, { minutes })}
          readOnly={readOnly}
        />
        <PlanField
          {...words}
          label="Who"
          maxLength={500}
          value={moment.people}
          write={(people) => put(id, { people })}
        />
        <PlanField
          {...words}
          label="Place, if another"
          maxLength={200}
          value={moment.place}
          write={(place) => put(id, { place })}
        />
        <PlanField
          {...words}
          label="Note"
          maxLength={4000}
          value={moment.notes}
          write={(notes) => put(id, { notes })}
        />
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
