import type { Say } from "#app/languages/translate.ts";
import type { InvitedEvent, InvitedPerson } from "#app/plan/projections/household-view.ts";

import { awayField } from "./away-field.ts";
import { personLabel } from "./household-labels.ts";
import type { RsvpReplyValues } from "./parse-reply-form.ts";

type OpenGuestsProps = {
  say: Say<"reply">;
  event: InvitedEvent;
  fields: readonly InvitedPerson[];
  values: RsvpReplyValues;
};

/**
 * Whoever the couple added after the household's answer. Who comes is said above; here it is said who does not,
 * because an answer that is sent again as it was says nothing of them.
 */
export function OpenGuests({ say, event, fields, values }: OpenGuestsProps) {
  const field = awayField(event.id);
  return fields.map(({ id, name }, at) => {
    if (!event.open.includes(id)) return null;
    const person = personLabel(say, name, at);
    return (
      <div key={id} className="household__open">
        <p>
          <strong>
            <bdi>{person}</bdi>
          </strong>
          : {say("reply", "notAnswered")}
        </p>
        <label className="tile-checkbox">
          <input
            type="checkbox"
            name={field}
            value={id}
            defaultChecked={values[field]?.includes(id) ?? false}
          />
          <span>{say("reply", "personAway", { person })}</span>
        </label>
      </div>
    );
  });
}
