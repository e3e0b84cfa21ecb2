import { correctionPath } from "#app/catalogue/listings/listing-in-url.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { FormFields } from "#app/messaging/forms/form-fields.tsx";
import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";

import {
  correctionFields,
  correctionLabels,
  type CorrectionErrors,
  type CorrectionValues,
} from "./correction-fields.ts";

type CorrectionFormProps = {
  listing: Pick<ListingCard, "id" | "name">;
  errors: CorrectionErrors;
  /** The values typed before a post without scripts was rejected. */
  values: CorrectionValues | null;
};

/** The form to report that something about a listing is wrong, or that it should be removed. */
export function CorrectionForm({ listing, errors: serverErrors, values }: CorrectionFormProps) {
  const { errors, ...submission } = useReferencedForm("/corrections", serverErrors);
  const summary = { idPrefix: "correction", labels: correctionLabels, errors };
  const fields = { ...summary, table: correctionFields, values, none: "Choose one" };
  return (
    <SubmissionForm
      submission={submission}
      path={correctionPath(listing.id)}
      summary={summary}
      subject={String(listing.id)}
      submitLabel="Send report"
      tone="line"
      savedText="Thank you. We’ve got your report. Your reference is"
    >
      <input type="hidden" name="listing" value={listing.id} />
      <div className="form-grid">
        <FormFields {...fields} part="choices" />
      </div>
      <FormFields {...fields} part="words" />
    </SubmissionForm>
  );
}
