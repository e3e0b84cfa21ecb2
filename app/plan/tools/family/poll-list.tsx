import { useRef, useState } from "react";
import { flushSync } from "react-dom";

import { removeRow } from "#app/plan/document/plan-table.ts";
import { polls } from "#app/plan/schema/family.schema.ts";
import { useCanEdit, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { useDeletion } from "#app/plan/ui/use-deletion.ts";

import { PollForm } from "./poll-form.tsx";
import { describeResultOutcome, maxPolls, type PollResult } from "./poll-rules.ts";
import { useMaySuggest } from "./use-may-suggest.ts";
import { usePolls } from "./use-polls.ts";
import { VoteForm } from "./vote-form.tsx";

/** What is put to a vote, its results, and what was decided. */
export function PollList() {
  const results = usePolls();
  const mayEdit = useCanEdit();
  const isOnline = useCutOff() === null;
  return (
    <>
      {mayEdit && isOnline && results.length < maxPolls && (
        <details className="poll-new">
          <summary className="button button--line button--small">Start a vote</summary>
          <PollForm />
        </details>
      )}
      {results.length === 0 && (
        <p className="note">
          {mayEdit
            ? "No votes yet. Put a hall, a date or a menu to a vote of your family."
            : "No votes yet. The couple can put a hall, a date or a menu to a vote."}
        </p>
      )}
      {results.length > 0 && (
        <ul className="family__list">
          {results.map((result) => (
            <Poll key={result.poll.id} result={result} />
          ))}
        </ul>
      )}
    </>
  );
}

function Poll({ result }: { result: PollResult }) {
  const { poll, options, all, missing } = result;
  const maySuggest = useMaySuggest();
  const mayEdit = useCanEdit();
  const { put } = useRowMutations(polls);
  const remove = useDeletion();
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const stopChanging = () => {
    flushSync(() => setChanging(false));
    change.current?.focus();
  };
  const outcome = describeResultOutcome(result);
  return (
    <li className="panel family__item poll" data-state={outcome === null ? "open" : "decided"}>
      <h4 className="heading-small">{poll.question}</h4>
      {outcome !== null && <p className="family__outcome">{outcome}</p>}
      <ul className="poll__results" aria-label="Votes">
        {options.map(({ name, votes, voters, others }, at) => (
          <li key={at}>
            <p>
              <bdi>{name}</bdi> <strong>{votes}</strong>
            </p>
            <meter min={0} max={Math.max(1, all)} value={votes}>
              {votes} of {all}
            </meter>
            {voters.length > 0 && <small>{voters.join(", ")}</small>}
            {others.length > 0 && <small>Also said: {others.join(", ")}</small>}
            {mayEdit && outcome === null && (
              <button
                type="button"
                className="button button--line button--small"
                aria-label={`Decide: ${name}`}
                onClick={() => put(poll.id, { decided: at, decidedVotes: votes, allVotes: all })}
              >
                Decide
              </button>
            )}
          </li>
        ))}
      </ul>
      {outcome === null && missing.length > 0 && <p className="note">Waiting for {missing.join(", ")}</p>}
      {outcome === null && maySuggest && <VoteForm result={result} />}
      {mayEdit && isChanging && outcome === null && <PollForm own={poll} changed={stopChanging} />}
      {mayEdit && (
        <p className="family__decide">
          {outcome !== null && (
            <button
              type="button"
              className="button button--line button--small"
              onClick={() => put(poll.id, { decided: null, decidedVotes: null, allVotes: null })}
            >
              Reopen the vote
            </button>
          )}
          {outcome === null && (
            <button
              type="button"
              ref={change}
              className="text-link family__back"
              aria-label={`${isChanging ? "Cancel changing" : "Change"} the vote: ${poll.question}`}
              aria-expanded={isChanging}
              onClick={() => setChanging(!isChanging)}
            >
              {isChanging ? "Cancel" : "Change"}
            </button>
          )}
          <button
            type="button"
            className="text-link family__back"
            aria-label={`Delete the vote: ${poll.question}`}
            onClick={() => remove(poll.question, (plan) => removeRow(polls, plan, poll.id))}
          >
            Delete
          </button>
        </p>
      )}
    </li>
  );
}
