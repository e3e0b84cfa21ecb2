import { useState } from "react";

import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { saveTheDateId } from "#app/plan/schema/invitations.schema.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

import { InvitationEditor } from "./invitation-editor.tsx";
import { useDrawingWorker } from "./use-drawing-worker.ts";

import "./invitations.css";

/** Save-the-dates, invitations and what is printed for the day, drawn from what the plan knows. */
export default function InvitationsTool({ link }: ToolProps) {
  const planned = useSortedEvents();
  const [chosen, setChosen] = useState(saveTheDateId);
  const [isForDay, setForDay] = useState(false);
  const worker = useDrawingWorker();
  const event = planned.find(({ id }) => id === chosen) ?? null;
  const choices = [
    { id: saveTheDateId, name: "Save the date" },
    ...planned.map((one) => ({ id: one.id, name: eventName(one) })),
  ];
  return (
    <>
      <section className="plan__section" aria-labelledby="invitations-heading">
        <h2 className="heading-large" id="invitations-heading">
          Invitations
        </h2>
        <p className="invitations__lede">
          Each picture follows your plan: the event, its place, the season and the light at that hour. Change
          what you like, then download it for your print shop or for WhatsApp. The set for the day, from the
          welcome board to the place cards, is in the same hand.
        </p>
        <fieldset className="plan__choices invitations__choices">
          <legend className="field__label">Invitation for</legend>
          {choices.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="choice"
              aria-pressed={id === (event?.id ?? saveTheDateId)}
              onClick={() => setChosen(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
        {event !== null && (
          <fieldset className="plan__choices invitations__choices">
            <legend className="field__label">What to make</legend>
            {[false, true].map((forDay) => (
              <button
                key={String(forDay)}
                type="button"
                className="choice"
                aria-pressed={forDay === isForDay}
                onClick={() => setForDay(forDay)}
              >
                {forDay ? "Set for the day" : "Invitation"}
              </button>
            ))}
          </fieldset>
        )}
      </section>
      {worker !== null && (
        <InvitationEditor
          key={event?.id ?? saveTheDateId}
          event={event}
          draw={worker.draw}
          link={link}
          isForDay={isForDay}
        />
      )}
    </>
  );
}
