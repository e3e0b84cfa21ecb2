import { correctionPath } from "#app/catalogue/listings/listing-in-url.ts";
import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";

import {
  correctionKinds,
  correctionLabels,
  correctionSenders,
  correctionMaxLengths,
  type CorrectionErrors,
  type CorrectionValues,
} from "./correction-fields.ts";

type CorrectionFormProps = {
  listing: Pick<ListingCard, "id" | "name">;
  errors: CorrectionErrors;
  /** The values typed before a post without scripts was rejected. */
  values: CorrectionValues | null;
};

type Option = { id: string; label: string };

/** The form to report that something about a listing is wrong, or that it should be removed. */
export function CorrectionForm({ listing, errors: serverErrors, values }: CorrectionFormProps) {
  const { errors, ...submission } = useReferencedForm("/corrections", serverErrors);
  const parts = { idPrefix: "correction", labels: correctionLabels, errors };
  const field = createFieldProps(parts, values);
  const choice = (name: "kind" | "sender", options: readonly Option[]) => (
    <SelectInput
      {...field(name)}
      none="Choose one"
      options={options.map((option) => option.id)}
      labelOf={(chosen) => options.find((option) => option.id === chosen)?.label ?? chosen}
      required
    />
  );
  return (
    <SubmissionForm
      submission={submission}
      path={correctionPath(listing.id)}
      summary={parts}
      subject={String(listing.id)}
      submitLabel="Send report"
      tone="line"
      savedText="Thank you. We’ve got your report. Your reference is"
    >
      <input type="hidden" name="listing" value={listing.id} />
      <div className="form-grid">
        {choice("kind", correctionKinds)}
        {choice("sender", correctionSenders)}
      </div>
      <TextArea
        {...field("message")}
        hint="(and how you know; you don’t need a reason to be removed)"
        maxLength={correctionMaxLengths.message}
      />
      <TextField
        {...field("email")}
        hint="(optional, in case we have a question)"
        type="email"
        maxLength={correctionMaxLengths.email}
        autoComplete="email"
      />
    </SubmissionForm>
  );
}
