import { eventKinds } from "#content/plan/event-kinds.ts";
import { describeDay } from "#app/alberta-time/describe-day.ts";
import { Icon } from "#app/illustrations/icon.tsx";

import type { Row } from "#app/plan/document/plan-table.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
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
import { useChange, useMayEdit, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { inOrder, usualEvent } from "./plan-events.ts";

type PlannedEvent = Row<(typeof events)["shape"]>;

/** The events of the wedding, in the order in which they are held. */
export function EventList() {
  const held = inOrder(useRows(events));
  return (
    <section className="plan__section" aria-labelledby="plan-events">
      <h2 className="heading-large" id="plan-events">
        Events
      </h2>
      {held.length === 0 ? (
        <p className="note">
          No event yet. Begin with the events of a kind of wedding above, or add them one by one.
        </p>
      ) : (
        <ol className="plan__events">
          {held.map((event) => (
            <li key={event.id} className="panel plan__event">
              <EventFields event={event} />
            </li>
          ))}
        </ol>
      )}
      {useMayEdit() && <AddEvent held={held} />}
    </section>
  );
}

function EventFields({ event }: { event: PlannedEvent }) {
  const { put, remove } = useChange(events);
  const readOnly = !useMayEdit();
  const { id, name } = event;
  return (
    <>
      <h3 className="heading-small">
        {name === "" ? "An event" : name}
        {event.date !== null && <small>{describeDay(event.date)}</small>}
      </h3>
      <div className="plan__grid">
        <PlanField
          label="Name"
          value={name}
          show={showText}
          read={readText}
          write={(named) => put(id, { name: named })}
          maxLength={120}
          readOnly={readOnly}
        />
        <PlanField
          label="Day"
          type="date"
          value={event.date}
          show={showDay}
          read={readDay}
          write={(date) => put(id, { date })}
          readOnly={readOnly}
        />
        <PlanField
          label="Begins"
          type="time"
          value={event.start}
          show={showTime}
          read={readTime}
          write={(start) => put(id, { start })}
          readOnly={readOnly}
        />
        <PlanField
          label="Guests"
          inputMode="numeric"
          value={event.guests}
          show={showWhole}
          read={readWhole(0, 5000)}
          write={(guests) => put(id, { guests })}
          readOnly={readOnly}
        />
        <PlanField
          label="Place"
          value={event.place}
          show={showText}
          read={readText}
          write={(place) => put(id, { place })}
          maxLength={200}
          readOnly={readOnly}
        />
        <PlanField
          label="It holds"
          inputMode="numeric"
          placeholder="How many people"
          value={event.room}
          show={showWhole}
          read={readWhole(1, 20_000)}
          write={(room) => put(id, { room })}
          readOnly={readOnly}
        />
      </div>
      {!readOnly && (
        <button type="button" className="text-link plan__remove" onClick={() => remove(id)}>
          <Icon name="close" />
          Remove {name === "" ? "this event" : name}
        </button>
      )}
    </>
  );
}

function AddEvent({ held }: { held: readonly PlannedEvent[] }) {
  const row = useRow(wedding, weddingRow);
  const { put } = useChange(events);
  const missing = eventKinds.filter(({ id }) => !held.some((event) => event.id === id));
  const add = (kind: string) => {
    const { id, ...event } = usualEvent(kind, { date: row?.date ?? null, guests: row?.guests ?? null }) ?? {
      id: newId(),
      kind: "",
      name: "",
    };
    put(id, event);
  };
  return (
    <fieldset className="plan__choices">
      <legend className="field__label">Add an event</legend>
      {missing.map(({ id, name }) => (
        <button key={id} type="button" className="choice" onClick={() => add(id)}>
          {name}
        </button>
      ))}
      <button type="button" className="choice" onClick={() => add("")}>
        Another one
      </button>
    </fieldset>
  );
}
