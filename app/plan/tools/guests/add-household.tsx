import { useId, useRef, useState, type FormEvent } from "react";

import { formatCount, siteLanguage } from "#app/languages/site-language.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import { countGuests } from "#app/plan/rules/guests/guest-limit.ts";
import { maxGuests } from "#app/plan/document/plan-limits.ts";
import { households, invitations, packInvitationCell, sides } from "#app/plan/schema/guests.schema.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";

type AddHouseholdProps = {
  names: SideNames;
  events: readonly { id: string; name: string }[];
  /** Called with the new household. */
  added: (id: string) => void;
};

type Said = { error: string; of: "name" | "people" } | { done: string } | null;

/** The quick form for a household: side and events are preset to the last ones. */
export function AddHousehold({ names, events, added }: AddHouseholdProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const peopleField = useRef<HTMLInputElement>(null);
  const all = useRows(households);
  const step = useTransaction();
  const [name, setName] = useState("");
  const [people, setPeople] = useState("2");
  const [side, setSide] = useState<(typeof sides)[number]>("one");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said>(null);
  const chosen = events.filter((event) => !left.has(event.id));
  const isWrong = (one: "name" | "people") => said !== null && "error" in said && said.of === one;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const count = Number(people.trim());
    const error =
      name.trim() === ""
        ? "enter a name"
        : !Number.isInteger(count) || count < 1 || count > 500
          ? "enter how many they are, from 1 to 500"
          : countGuests(all) + count > maxGuests
            ? `a plan has room for ${formatCount(maxGuests)} guests, and this would be more`
            : null;
    const of = name.trim() === "" ? "name" : "people";
    (error === null || of === "name" ? field : peopleField).current?.focus();
    if (error !== null) return setSaid({ error, of });
    const household = newId();
    step((document) => {
      putRow(households, document, household, { name: name.trim(), people: count, side });
      for (const { id: invitedTo } of chosen)
        putCell(
          invitations,
          document,
          household,
          invitedTo,
          packInvitationCell({ invited: count, coming: null }),
        );
    });
    setSaid({ done: `${name.trim()} added${chosen.length === 0 ? "" : `, invited to ${listed(chosen)}`}.` });
    setName("");
    added(household);
  };

  return (
    <form className="guest-add" onSubmit={add} noValidate aria-label="Add a household">
      <div className="field guest-add__name">
        <label className="field__label" htmlFor={`${id}-name`}>
          Household name
        </label>
        <input
          ref={field}
          id={`${id}-name`}
          className="input"
          autoComplete="off"
          maxLength={200}
          value={name}
          aria-invalid={isWrong("name")}
          aria-describedby={`${id}-said`}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <div className="field guest-add__people">
        <label className="field__label" htmlFor={`${id}-people`}>
          How many
        </label>
        <input
          ref={peopleField}
          id={`${id}-people`}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={people}
          aria-invalid={isWrong("people")}
          aria-describedby={`${id}-said`}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setPeople(currentTarget.value)}
        />
      </div>
      <fieldset className="guest-add__choices">
        <legend className="field__label">Side</legend>
        {sides.map((one) => (
          <label key={one} className="choice guest-choice">
            <input
              type="radio"
              name={`${id}-side`}
              className="visually-hidden"
              checked={side === one}
              onChange={() => setSide(one)}
            />
            {names[one]}
          </label>
        ))}
      </fieldset>
      {events.length > 0 && (
        <fieldset className="guest-add__choices guest-add__events">
          <legend className="field__label">Invited to</legend>
          {events.map((event) => (
            <label key={event.id} className="choice guest-choice">
              <input
                type="checkbox"
                className="visually-hidden"
                checked={!left.has(event.id)}
                onChange={({ currentTarget }) => setLeft(without(left, event.id, currentTarget.checked))}
              />
              {event.name}
            </label>
          ))}
        </fieldset>
      )}
      <div className="guest-add__done">
        <button type="submit" className="button button--primary">
          Add household
        </button>
        <output id={`${id}-said`}>
          {said !== null && "error" in said && <FieldError id={`${id}-error`} error={said.error} />}
          {said !== null && "done" in said && said.done}
        </output>
      </div>
    </form>
  );
}

const listed = (events: readonly { name: string }[]) =>
  new Intl.ListFormat(siteLanguage).format(events.map(({ name }) => name));

function without(left: ReadonlySet<string>, event: string, invited: boolean): ReadonlySet<string> {
  const next = new Set(left);
  if (invited) next.delete(event);
  else next.add(event);
  return next;
}
