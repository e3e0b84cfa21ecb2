import { useDeferredValue, useState } from "react";

import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { mainDinner } from "#app/plan/rules/seating/main-dinner.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { useShownRow } from "#app/plan/ui/shown-row.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { SeatingRoom } from "./seating-room.tsx";

import "./seating.css";

/** Tables of an event, and the guests at them. */
export default function SeatingTool({ link }: ToolProps) {
  const held = useSortedEvents();
  const mayEdit = useCanEdit();
  const [chosen, setChosen] = useState(useShownRow());
  const event = held.find(({ id }) => id === chosen) ?? mainDinner(held) ?? held[0];
  // A room of thousands is drawn beside the work: the press shows at once, and the former room until then.
  const shownId = useDeferredValue(event?.id);
  const shown = held.find(({ id }) => id === shownId) ?? event;
  return (
    <>
      <section className="plan__section" aria-labelledby="seating-heading">
        <h2 className="heading-large" id="seating-heading">
          Seating
        </h2>
        {event === undefined ? (
          <EmptyState
            emblem="caterers"
            heading="No events yet"
            action={
              <ThemeLink to={toolPath("details", link)} className="button button--primary">
                Choose events
              </ThemeLink>
            }
          >
            Choose the events of your wedding first, then set up their tables and seat your guests here.
          </EmptyState>
        ) : (
          <>
            {mayEdit && (
              <p className="seating__lede">
                Households sit together. Drag one to a table, or tap it or press Enter and choose its table.
                You can split a large household.
              </p>
            )}
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
      {event !== undefined && shown !== undefined && (
        <div className="seating-event" aria-busy={shown.id !== event.id}>
          <SeatingRoom
            key={shown.id}
            event={shown.id}
            name={eventName(shown)}
            guestsPath={toolPath("guests", link)}
          />
        </div>
      )}
    </>
  );
}
