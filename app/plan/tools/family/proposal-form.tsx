import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { CheckboxTilesField } from "#app/ui/form-fields/checkbox-tiles-field.tsx";
import { newId } from "#app/plan/document/new-id.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { saveDisplayName } from "#app/plan/session/display-name.ts";
import { focusInvalid } from "#app/plan/ui/fields/focus-invalid.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import { suggestionId } from "#app/plan/document/author-id.ts";
import { DisplayNameField } from "./display-name-field.tsx";
import { proposedHouseholds, type ProposedHouseholdRow } from "#app/plan/schema/family.schema.ts";
import { maxProposals } from "./proposal-rules.ts";
import { useProposals } from "./proposals-provider.tsx";
import { parseProposal, type ProposalErrors } from "./parse-proposal.ts";
import { useSuggestions } from "./use-suggestions.ts";

type ProposeFormProps = {
  /** What this device proposed and changes; null: something new. */
  own?: ProposedHouseholdRow | null;
  changed?: () => void;
};

/** Family proposes who else should be invited, and to what, and changes it until the couple has decided. */
export function ProposalForm({ own = null, changed }: ProposeFormProps) {
  const proposals = useProposals();
  const held = useSortedEvents().filter(({ name }) => name !== "");
  const isFull = useSuggestions().proposals.length >= maxProposals;
  const [errors, setErrors] = useState<ProposalErrors>({});
  const propose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = parseProposal(new FormData(form));
    flushSync(() => setErrors(read.ok ? {} : read.errors));
    if (!read.ok) focusInvalid(form);
    if (!read.ok || proposals === null || proposals.authorId === null) return;
    if (own !== null) {
      putRow(proposedHouseholds, proposals.document, own.id, { ...read.proposal, proposer: own.proposer });
      return changed?.();
    }
    const id = suggestionId(proposals.authorId, newId());
    putRow(proposedHouseholds, proposals.document, id, { ...read.proposal, at: Date.now() });
    for (const name of ["name", "people", "word"]) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = "";
    }
    // The next household may be invited to other events.
    for (const box of form.querySelectorAll<HTMLInputElement>("input[name=events]")) box.checked = false;
    if (read.proposal.proposer !== "") saveDisplayName(read.proposal.proposer);
  };
  if (isFull && own === null)
    return (
      <p>There are {maxProposals} suggestions. The couple has to answer some before you can add more.</p>
    );
  const id = own === null ? "propose" : `propose-${own.id}`;
  return (
    <form className="plan-ticket family__form" onSubmit={propose} noValidate>
      <div className="plan-ticket__inner">
        <h4 className="heading-small">{own === null ? "Suggest a household" : "Change your suggestion"}</h4>
        <div className="plan__grid">
          <TextField
            idPrefix={id}
            name="name"
            label="Household"
            hint="(such as Gill family)"
            error={errors.name}
            value={own?.name}
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            idPrefix={id}
            name="people"
            label="How many people"
            error={errors.people}
            value={own?.people?.toString()}
            inputMode="numeric"
            autoComplete="off"
          />
          {own === null && <DisplayNameField idPrefix={id} name="proposer" />}
        </div>
        {held.length > 0 && (
          <CheckboxTilesField
            idPrefix={id}
            name="events"
            label="Invited to"
            error={undefined}
            values={own?.events ?? []}
            options={held.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        <TextArea
          idPrefix={id}
          name="word"
          label="Note to the couple"
          hint="(optional)"
          error={undefined}
          value={own?.word}
          maxLength={1000}
        />
        <button type="submit" className="button button--primary" disabled={proposals === null}>
          {own === null ? "Suggest" : "Save changes"}
        </button>
      </div>
    </form>
  );
}
