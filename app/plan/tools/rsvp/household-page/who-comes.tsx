import type { Say } from "#app/languages/translate.ts";
import type { InvitedEvent, InvitedPerson } from "#app/plan/projections/household-view.ts";

import { DishSelect } from "./dish-select.tsx";
import { chosenOption, everyone } from "./event-answer-values.ts";
import { personLabel } from "./household-labels.ts";
import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";

type WhoComesProps = {
  say: Say<"reply">;
  event: InvitedEvent;
  fields: readonly InvitedPerson[];
  values: RsvpReplyValues;
  errors: RsvpReplyErrors;
};

/**
 * A box for each of the household's people, and their dish where the couple offers some. The style sheet shows
 * the boxes once 'some of us' is chosen and the dishes of those who come, so that it works without scripts; a
 * browser that cannot do that shows them always.
 */
export function WhoComes({ say, event, fields, values, errors }: WhoComesProps) {
  const { id, name, coming, attendees, dishes, open } = event;
  const isPosted = Object.keys(values).length > 0;
  const isEveryone = chosenOption(event, fields) === everyone;
  // Whoever leaves 'everyone' begins with everyone, named or not.
  const saved = isEveryone ? fields.map((person) => person.id) : (attendees ?? []);
  const ticked = isPosted ? (values[`who-${id}`] ?? []) : saved;
  const isCountOnly = coming !== null && attendees === null && !isEveryone;
  return (
    <fieldset className="household__who">
      <legend className="field__label">{say("reply", "whoComes", { event: name })}</legend>
      {isCountOnly && <p className="note">{say("reply", "saidCount", { count: coming })}</p>}
      <div className={dishes.length === 0 ? "tile-checkboxes" : "household__dishes"}>
        {fields.map((person, at) => {
          const called = personLabel(say, person.name, at);
          const box = (
            <label key={person.id} className="tile-checkbox">
              <input
                type="checkbox"
                name={`who-${id}`}
                value={person.id}
                data-open={open.includes(person.id) || undefined}
                defaultChecked={ticked.includes(person.id)}
              />
              <bdi>{called}</bdi>
            </label>
          );
          if (dishes.length === 0) return box;
          return (
            <div key={person.id} className="household__one">
              {box}
              <DishSelect {...{ say, called, person, dishes, values, errors }} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
