import { useState } from "react";

import { events } from "#app/plan/schema/wedding.schema.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

import { SeatingRoom } from "./seating-room.tsx";

import "./seating.css";

/** Tables of an event, and the guests at them. */
export default function SeatingTool({ link }: ToolProps) {
  const held = sortEvents(useRows(events));
  const [chosen, setChosen] = useState<string | null>(null);
  // Most couples plan the reception's tables first.
  const event =
    held.find(({ id }) => id === chosen) ?? held.find(({ kind }) => kind === "reception") ?? held[0];
  return (
    <>
      <section className="plan__section" aria-labelledby="seating-heading">
        <h2 className="heading-large" id="seating-heading">
          Seating
        </h2>
        {event === undefined ? (
          <p className="note">
            No event yet. Choose the events of the wedding in Start, then lay their tables here.
          </p>
        ) : (
          <>
            <p className="seating__lede">
              A household sits together. Drag it to a table, or pick it up with Enter or a tap and say where;
              of a large one you can seat some.
            </p>
            <fieldset className="plan__choices seating__events">
              <legend className="field__label">Event</legend>
              {held.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className="choice"
                  aria-pressed={one.id === event.id}
                  onClick={() => setChosen(one.id)}
                >
                  {eventName(one)}
                </button>
              ))}
            </fieldset>
          </>
        )}
      </section>
      {event !== undefined && (
        <SeatingRoom
          key={event.id}
          event={event.id}
          name={eventName(event)}
          guestsPath={toolPath("guests", link)}
        />
      )}
    </>
  );
}
