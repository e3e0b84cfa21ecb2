import { useState } from "react";

import { formatCount } from "#app/languages/site-language.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { maxGuests } from "#app/plan/document/plan-limits.ts";
import { countGuests } from "#app/plan/rules/guests/guest-limit.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";

import { QuickForm, type QuickResult } from "./quick-form.tsx";

/** Adds a household; its events are chosen in the guest list. */
export function QuickGuest() {
  const { put } = useRowMutations(households);
  const all = useRows(households);
  const [name, setName] = useState("");
  const [people, setPeople] = useState("2");
  const [result, setResult] = useState<QuickResult>(null);
  const add = () => {
    const count = Number(people.trim());
    if (name.trim() === "") return setResult({ error: "enter a name" });
    if (!Number.isInteger(count) || count < 1 || count > 500)
      return setResult({ error: "enter how many they are, from 1 to 500" });
    if (countGuests(all) + count > maxGuests)
      return setResult({ error: `a plan holds up to ${formatCount(maxGuests)} guests` });
    put(newId(), { name: name.trim(), people: count });
    setResult({ added: name.trim() });
    setName("");
  };
  return (
    <QuickForm submit={add} button="Add household" result={result}>
      <div className="field">
        <label className="field__label" htmlFor="quick-guest">
          Guest or household
        </label>
        <input
          id="quick-guest"
          type="text"
          className="input"
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
      <div className="field quick-add__short">
        <label className="field__label" htmlFor="quick-people">
          How many
        </label>
        <input
          id="quick-people"
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={people}
          onChange={({ currentTarget }) => setPeople(currentTarget.value)}
        />
      </div>
    </QuickForm>
  );
}
