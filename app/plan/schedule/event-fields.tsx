import { events } from "#app/plan/document/wedding-tables.ts";
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
import { useChange, useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { BusinessesNeeded } from "./businesses-needed.tsx";
import type { PlannedEvent } from "./planned.ts";
import { SuggestedMoments } from "./suggested-moments.tsx";
import type { Schedule } from "./use-schedule.ts";

/** When and where an event is, what its place allows, and who works at it. */
export function EventFields({ event, schedule }: { event: PlannedEvent; schedule: Schedule }) {
  const { put } = useChange(events);
  const readOnly = !useMayEdit();
  const { id } = event;
  const whole = { inputMode: "numeric", show: showWhole, readOnly } as const;
  const words = { show: showText, read: readText, maxLength: 200, readOnly } as const;
  const time = { type: "time", show: showTime, read: readTime, readOnly } as const;
  return (
    <div className="run__fields">
      <div className="plan__grid">
        <PlanField
          label="Day"
          type="date"
          value={event.date}
          show={showDay}
          read={readDay}
          write={(date) => put(id, { date })}
          readOnly={readOnly}
        />
        <PlanField {...time} label="Begins" value={event.start} write={(start) => put(id, { start })} />
        <PlanField
          {...whole}
          label="Minutes"
          value={event.minutes}
          read={readWhole(1, 2880)}
          write={(minutes) => put(id, { minutes })}
        />
        <PlanField
          {...words}
          label="Place"
          list="schedule-venues"
          value={event.place}
          write={(place) => put(id, { place })}
        />
        <PlanField
          {...whole}
          label="The room takes"
          value={event.room}
          read={readWhole(0, 5000)}
          write={(room) => put(id, { room })}
        />
        <PlanField {...time} label="Ours until" value={event.until} write={(until) => put(id, { until })} />
        <PlanField
          {...words}
          label="Whom to call on the day"
          placeholder="Meena, 403 555 0188"
          value={event.contact}
          write={(contact) => put(id, { contact })}
        />
      </div>
      <BusinessesNeeded id={id} businesses={schedule.businesses} />
      {!readOnly && <SuggestedMoments event={event} schedule={schedule} />}
    </div>
  );
}
