import { useState } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";

import { acceptProposal, declineProposal } from "./decide-proposal.ts";
import type { ProposedHouseholdRow } from "#app/plan/schema/family.schema.ts";
import { MessageField } from "./message-field.tsx";

/** The couple accepts a proposal, or declines it with a message. */
export function DecisionForm({ household }: { household: ProposedHouseholdRow }) {
  const { document } = usePlan();
  const [isDeclining, setDeclining] = useState(false);
  const [word, setWord] = useState("");
  if (isDeclining)
    return (
      <form
        className="family__decide"
        onSubmit={(event) => {
          event.preventDefault();
          declineProposal(document, household.id, word.trim());
        }}
      >
        <MessageField
          label="Note to the person who suggested them (optional)"
          maxLength={500}
          value={word}
          change={setWord}
        />
        <button type="submit" className="button button--primary button--small">
          Decline
        </button>
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => setDeclining(false)}
        >
          Back
        </button>
      </form>
    );
  return (
    <p className="family__decide">
      <button
        type="button"
        className="button button--primary button--small"
        aria-label={`Add to guest list: ${household.name}`}
        onClick={() => acceptProposal(document, household)}
      >
        Add to guest list
      </button>
      <button
        type="button"
        className="button button--line button--small"
        aria-label={`Decline: ${household.name}`}
        onClick={() => setDeclining(true)}
      >
        Decline
      </button>
    </p>
  );
}
