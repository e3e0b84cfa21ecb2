import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";
import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import {
  suggestedCategories,
  suggestionLabels,
  suggestionMaxLengths,
  suggestPath,
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
  const parts = { idPrefix: "suggestion", labels: suggestionLabels, errors };
  const field = createFieldProps(parts, values);
  return (
    <SubmissionForm
      submission={submission}
      path={suggestPath}
      summary={parts}
      submitLabel="Suggest this vendor"
      savedText="Thank you. We’ll look at it and invite them. Your reference is"
    >
      <div className="form-grid">
        <TextField {...field("name")} maxLength={suggestionMaxLengths.name} required />
        <SelectInput
          {...field("category")}
          none="Choose one"
          options={suggestedCategories.map(({ id }) => id)}
          labelOf={(chosen) => suggestedCategories.find(({ id }) => id === chosen)?.name ?? chosen}
          required
        />
      </div>
      <TextField
        {...field("website")}
        hint="(if you know it, such as saffrontable.ca or @saffrontable)"
        maxLength={suggestionMaxLengths.website}
      />
      <TextArea
        {...field("note")}
        hint="(optional; please name no one who hasn’t agreed)"
        maxLength={suggestionMaxLengths.note}
      />
    </SubmissionForm>
  );
}
