import { useState, type FormEvent } from "react";

import { TextArea, TextField, TileField } from "#app/ui/design-system/form-fields.tsx";
import { newId } from "#app/plan/document/new-id.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/document/wedding-tables.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { writeMyName } from "#app/plan/session/display-name.ts";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { suggestionId } from "#app/plan/document/author-id.ts";
import { MyNameField } from "#app/plan/proposals/my-name-field.tsx";
import { proposedHouseholds } from "#app/plan/proposals/proposal-tables.ts";
import { mostProposals } from "#app/plan/proposals/proposal-rules.ts";
import { useProposals } from "./proposals-provider.tsx";
import { readProposal, type ProposalErrors } from "./parse-proposal.ts";
import { useFamily } from "#app/plan/proposals/use-family.ts";

/** Family proposes who else should be invited, and to what. */
export function ProposeForm() {
  const proposals = useProposals();
  const held = inOrder(useRows(events)).filter(({ name }) => name !== "");
  const isFull = useFamily().proposals.length >= mostProposals;
  const [errors, setErrors] = useState<ProposalErrors>({});
  const propose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readProposal(new FormData(form));
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok || proposals === null || proposals.authorId === null) return;
    const id = suggestionId(proposals.authorId, newId());
    putRow(proposedHouseholds, proposals.document, id, { ...read.proposal, at: Date.now() });
    if (read.proposal.proposer !== "") writeMyName(read.proposal.proposer);
    for (const name of ["name", "people", "word"]) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = "";
    }
  };
  if (isFull) return <p>There are {mostProposals} proposals: the couple answers some of them first.</p>;
  const id = "propose";
  return (
    <form className="tool-ticket family__form" onSubmit={propose} noValidate>
      <div className="tool-ticket__inner">
        <h4 className="heading-small">Propose a household</h4>
        <div className="plan__grid">
          <TextField
            idPrefix={id}
            name="name"
            label="Who"
            hint="(one household)"
            error={errors.name}
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            idPrefix={id}
            name="people"
            label="How many people"
            error={errors.people}
            inputMode="numeric"
            autoComplete="off"
          />
          <MyNameField idPrefix={id} name="proposer" />
        </div>
        {held.length > 0 && (
          <TileField
            idPrefix={id}
            name="events"
            label="Invited to"
            error={undefined}
            values={[]}
            options={held.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        <TextArea
          idPrefix={id}
          name="word"
          label="A word to the couple"
          hint="(optional)"
          error={undefined}
          maxLength={1000}
        />
        <button type="submit" className="button button--primary" disabled={proposals === null}>
          Propose
        </button>
      </div>
    </form>
  );
}
