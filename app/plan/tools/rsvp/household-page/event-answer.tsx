import type { Say } from "#app/languages/translate.ts";
import type { InvitedEvent, InvitedPerson } from "#app/plan/projections/household-view.ts";
import { eventEmblem } from "#app/plan/ui/event-emblems.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";

import { asksByName, chosenOption, everyone, isForAll, nobody, someOfThem } from "./event-answer-values.ts";
import { EventWhen } from "./event-when.tsx";
import { householdIdPrefix } from "./household-labels.ts";
import { MovedDay } from "./moved-day.tsx";
import { OpenGuests } from "./open-guests.tsx";
import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import { WhoComes } from "./who-comes.tsx";

/** Up to this number a touch chooses; larger numbers come from a list. */
const mostTiles = 8;

type EventAnswerProps = {
  say: Say<"reply" | "date" | "time">;
  event: InvitedEvent;
  fields: readonly InvitedPerson[];
  values: RsvpReplyValues;
  errors: RsvpReplyErrors;
};

/** Who comes to an event: by name where the household's people have names, otherwise how many. */
export function EventAnswer({ say, event, fields, values, errors }: EventAnswerProps) {
  const { id, kind, name, invited } = event;
  const field = `coming-${id}`;
  const firstId = `${householdIdPrefix}-${field}`;
  const byName = asksByName(event, fields);
  const chosen = chosenOption(event, fields, values[field]?.[0]);
  const options = byName ? nameOptions(say, event, fields) : countOptions(say, invited);
  const error = errors[field];
  return (
    <fieldset
      className="household__event"
      data-dishes={event.dishes.length > 0 || undefined}
      {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${field}-error` })}
    >
      <legend>
        <Emblem kind={eventEmblem(kind)} />
        {name}
      </legend>
      <EventWhen say={say} event={event} />
      <MovedDay say={say} event={event} />
      {byName || invited <= mostTiles ? (
        <div className="tile-checkboxes household__tiles">
          {options.map(({ value, label }, at) => (
            <label key={value} className="tile-checkbox">
              <input
                id={at === 0 ? firstId : undefined}
                type="radio"
                name={field}
                value={value}
                defaultChecked={value === chosen}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : (
        <select
          id={firstId}
          name={field}
          className="input"
          defaultValue={chosen}
          aria-label={say("reply", "whoComes", { event: name })}
        >
          <option value="">{say("reply", "chooseCount")}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {byName && <WhoComes {...{ say, event, fields, values, errors }} />}
      <OpenGuests {...{ say, event, fields, values }} />
      <FieldError id={`${field}-error`} error={error} />
    </fieldset>
  );
}

type Option = { value: string; label: string };

function countOptions(say: Say<"reply">, invited: number): Option[] {
  const coming = Array.from({ length: invited }, (_, before) => ({
    value: String(before + 1),
    label: invited === 1 ? say("reply", "coming") : say("reply", "countComing", { count: before + 1 }),
  }));
  return [...coming, cannotCome(say)];
}

/** Last for everyone, so that a quick thumb declines nothing and two phones show the same. */
const cannotCome = (say: Say<"reply">): Option => ({ value: nobody, label: say("reply", "notComing") });

function nameOptions(say: Say<"reply">, event: InvitedEvent, fields: readonly InvitedPerson[]): Option[] {
  const some = isForAll(event, fields)
    ? [
        { value: everyone, label: say("reply", "everyone") },
        { value: someOfThem, label: say("reply", "someOfUs") },
      ]
    : [{ value: someOfThem, label: say("reply", "someUpTo", { count: event.invited }) }];
  return [...some, cannotCome(say)];
}
