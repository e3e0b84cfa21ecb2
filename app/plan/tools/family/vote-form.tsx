import { useState, type FormEvent } from "react";

import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { saveDisplayName } from "#app/plan/session/display-name.ts";
import { pollVotes } from "#app/plan/schema/family.schema.ts";

import { replacedBy, voteId, type PollResult } from "./poll-rules.ts";
import { useProposalRows, useProposals } from "./proposals-provider.tsx";
import { readVoter, VoterField } from "./voter-field.tsx";

/** Family votes under its name, and changes its vote until the couple has decided. */
export function VoteForm({ result }: { result: PollResult }) {
  const { poll } = result;
  const proposals = useProposals();
  const votes = useProposalRows(pollVotes);
  const [error, setError] = useState<string | undefined>(undefined);
  const authorId = proposals?.authorId ?? null;
  if (proposals === null || authorId === null) return null;
  const id = voteId(authorId, poll.id);
  const own = votes.find((vote) => vote.id === id);
  const before = own?.choice ?? null;
  const instead = own === undefined ? null : replacedBy(own, result);
  const readVote = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const [choice] = textValues(typed, "choice");
    const name = readVoter(typed);
    const noName = poll.voters.length === 0 ? "enter your name" : "choose your name";
    const problem = choice === undefined ? "choose an option" : name === "" ? noName : undefined;
    return { choice, name, problem };
  };
  const clearMended = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const { problem } = readVote(form);
    setError((shown) => (shown === problem ? shown : undefined));
  };
  const vote = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { choice, name, problem } = readVote(event.currentTarget);
    setError(problem);
    if (problem !== undefined) return;
    putRow(pollVotes, proposals.document, id, {
      poll: poll.id,
      choice: Number(choice),
      name,
      at: Date.now(),
    });
    saveDisplayName(name);
  };
  return (
    <form className="poll__vote" onSubmit={vote} onInput={clearMended} noValidate>
      <fieldset>
        <legend className="field__label">{before === null ? "Your vote" : "Change your vote"}</legend>
        {poll.options.map((option, at) => (
          <label key={at} className="poll__option">
            <input type="radio" name="choice" value={at} defaultChecked={before === at} />
            <bdi>{option}</bdi>
          </label>
        ))}
      </fieldset>
      <VoterField poll={poll} own={own?.name} />
      <FieldError id={`vote-${poll.id}-error`} error={error} />
      <button type="submit" className="button button--primary button--small">
        {before === null ? "Vote" : "Change vote"}
      </button>
      {before !== null && (
        <output>
          You voted for {poll.options[before]}.
          {instead !== null && ` A later vote as ${own?.name.trim()} counts instead: ${instead}.`}
        </output>
      )}
    </form>
  );
}
