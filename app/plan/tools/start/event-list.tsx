import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { eventKinds, rites } from "#content/plan/event-kinds.ts";
import { eventNotes } from "#content/plan/event-notes.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { newId } from "#app/plan/document/new-id.ts";
import { events, type EventRow, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { dayField, textField, timeField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useEventDay } from "#app/plan/ui/fields/use-event-day.ts";
import { useRowMutations, useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";

import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { useShownElement, useShownRow } from "#app/plan/ui/shown-row.ts";
import { SteadyList } from "#app/plan/ui/steady-list.tsx";
import { eventEmblem } from "#app/plan/ui/event-emblems.ts";
import { addEvents, removeEvent } from "#app/plan/rules/change-events.ts";
import { defaultEvent } from "#app/plan/rules/wedding-events.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import { ParkNote } from "./park-note.tsx";

const eventElementId = (id: string) => `event-${id}`;

/** The events of the wedding, in chronological order. */
export function EventList() {
  const held = useSortedEvents();
  const asked = useShownRow();
  useShownElement(asked === null ? null : eventElementId(asked));
  return (
    <section className="plan__section" aria-labelledby="plan-events">
      <h2 className="heading-large" id="plan-events">
        Events
      </h2>
      {held.length === 0 ? (
        <EmptyState emblem="planners" heading="No events yet">
          Choose a kind of wedding above to add its events, or add them one by one below.
        </EmptyState>
      ) : (
        <SteadyList rows={held} className="plan__events">
          {(event) => (
            <li key={event.id} id={eventElementId(event.id)} className="panel plan__event" tabIndex={-1}>
              <EventFields event={event} />
            </li>
          )}
        </SteadyList>
      )}
      {useCanEdit() && <AddEvent held={held} />}
    </section>
  );
}

function EventFields({ event }: { event: EventRow }) {
  const { put } = useRowMutations(events);
  const remove = useDeletion();
  const readOnly = !useCanEdit();
  const { id, name } = event;
  const day = useEventDay(id);
  const at = <Name extends keyof EventRow>(column: Name, label: string) => ({
    label,
    value: event[column],
    readOnly,
  });
  return (
    <>
      <h3 className="heading-small">
        <Emblem kind={eventEmblem(event.kind)} />
        {name === "" ? "An event" : name}
        {event.date !== null && <small>{formatDate(event.date)}</small>}
      </h3>
      <EventKindNote kind={event.kind} />
      {rites.some((rite) => rite === event.kind) && <ParkNote event={event} />}
      <div className="plan__grid">
        <PlanField {...textField(120)} {...at("name", "Name")} write={(named) => put(id, { name: named })} />
        <PlanField {...dayField} {...at("date", "Day")} {...day} />
        <PlanField {...timeField} {...at("start", "Begins")} write={(start) => put(id, { start })} />
        <PlanField
          {...integerField(0, 5000)}
          {...at("guests", "Guests")}
          write={(guests) => put(id, { guests })}
        />
        <PlanField {...textField(200)} {...at("place", "Place")} write={(place) => put(id, { place })} />
        <PlanField
          {...integerField(1, 20_000)}
          {...at("room", "Room for")}
          placeholder="How many people"
          write={(room) => put(id, { room })}
        />
      </div>
      {!readOnly && (
        <button
          type="button"
          className="text-link plan__remove"
          onClick={() => remove(name || "An event", (plan) => removeEvent(plan, id))}
        >
          <Icon name="close" />
          Remove {name === "" ? "this event" : name}
        </button>
      )}
    </>
  );
}

/** What an event of this kind is, and who is usually there; nothing for one that the couple named itself. */
function EventKindNote({ kind }: { kind: string }) {
  const known = eventKinds.find(({ id }) => id === kind);
  if (known === undefined) return null;
  const { about, who, source } = eventNotes[known.id];
  return (
    <p className="note" title={source}>
      {about} <strong>Usually invited:</strong> {who}.
    </p>
  );
}

function AddEvent({ held }: { held: readonly EventRow[] }) {
  const row = useRow(wedding, weddingRowId);
  const { put } = useRowMutations(events);
  const step = useTransaction();
  const missing = eventKinds.filter(({ id }) => !held.some((event) => event.id === id));
  const add = (kind: string) => {
    const event = defaultEvent(kind, { date: row?.date ?? null, guests: row?.guests ?? null });
    if (event === null) put(newId(), { kind: "", name: "" });
    else step((document) => addEvents(document, [event], row?.kinds ?? []));
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
        Another event
      </button>
    </fieldset>
  );
}
