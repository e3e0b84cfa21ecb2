import { useState } from "react";

import { events } from "#app/plan/document/wedding-tables.ts";
import { nameOf } from "#app/plan/schedule/planned.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { inOrder } from "#app/plan/start/plan-events.ts";
import { toolPath } from "#app/plan/tool-path.ts";
import type { ToolProps } from "#app/plan/tool-props.ts";

import { Room } from "./seating-room.tsx";

import "./seating.css";

/** Tables of an event, and who sits at them. */
export default function SeatingTool({ link }: ToolProps) {
  const held = inOrder(useRows(events));
  const [chosen, setChosen] = useState<string | null>(null);
  // Most couples lay tables for the reception first.
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
                  {nameOf(one)}
                </button>
              ))}
            </fieldset>
          </>
        )}
      </section>
      {event !== undefined && (
        <Room key={event.id} event={event.id} name={nameOf(event)} guestsPath={toolPath("guests", link)} />
      )}
    </>
  );
}
