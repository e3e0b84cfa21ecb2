import { FormFields } from "#app/messaging/forms/form-fields.tsx";
import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";

import { suggestPath } from "./suggest-path.ts";
import {
  suggestionFields,
  suggestionLabels,
  type SuggestionErrors,
  type SuggestionValues,
} from "./suggestion-fields.ts";

type SuggestionFormProps = {
  errors: SuggestionErrors;
  /** The values typed before a post without scripts was rejected, or the category that the couple came from. */
  values: SuggestionValues | null;
};

/** A business that a couple knows and that the directory lacks; nothing asks who the couple is. */
export function SuggestionForm({ errors: serverErrors, values }: SuggestionFormProps) {
  const { errors, ...submission } = useReferencedForm("/suggestions", serverErrors);
  const summary = { idPrefix: "suggestion", labels: suggestionLabels, errors };
  const fields = { ...summary, table: suggestionFields, values, none: "Choose one" };
  return (
    <SubmissionForm
      submission={submission}
      path={suggestPath}
      summary={summary}
      submitLabel="Suggest this vendor"
      savedText="Thank you. We’ll look at it and invite them. Your reference is"
    >
      <div className="form-grid">
        <FormFields {...fields} part="business" />
      </div>
      <FormFields {...fields} part="details" />
    </SubmissionForm>
  );
}
