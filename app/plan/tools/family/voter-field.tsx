import { useState } from "react";

import { textValues } from "#app/messaging/forms/form-values.ts";
import type { PollRow } from "#app/plan/schema/family.schema.ts";
import { useDisplayName } from "#app/plan/session/display-name.ts";

import { DisplayNameField } from "./display-name-field.tsx";
import { foldSpelling } from "./poll-rules.ts";

/** The value of the choice of a person who was not asked: no name is a space. */
const notAsked = " ";

type VoterFieldProps = {
  poll: PollRow;
  /** The name of this device's vote; undefined before the first. */
  own: string | undefined;
};

/** Who votes: one of the named people where the couple named some, else any name. */
export function VoterField({ poll: { id, voters }, own }: VoterFieldProps) {
  const displayName = useDisplayName() ?? "";
  const named = (name: string) => voters.find((voter) => foldSpelling(voter) === foldSpelling(name));
  const [chosen, setChosen] = useState(() =>
    own === undefined ? (named(displayName) ?? "") : (named(own) ?? notAsked),
  );
  const idPrefix = `vote-${id}`;
  if (voters.length === 0) return <DisplayNameField idPrefix={idPrefix} name="name" />;
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={`${idPrefix}-voter`}>
          You are
        </label>
        <select
          id={`${idPrefix}-voter`}
          name="voter"
          className="input"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">Choose your name</option>
          {voters.map((voter) => (
            <option key={voter} value={voter}>
              {voter}
            </option>
          ))}
          <option value={notAsked}>Someone else (listed, not counted)</option>
        </select>
      </div>
      {chosen === notAsked && <DisplayNameField idPrefix={idPrefix} name="name" />}
    </>
  );
}

/** The name of a submitted vote; '' without one. */
export function readVoter(typed: FormData): string {
  const [voter = notAsked] = textValues(typed, "voter");
  return (voter === notAsked ? (textValues(typed, "name")[0] ?? "") : voter).trim();
}
