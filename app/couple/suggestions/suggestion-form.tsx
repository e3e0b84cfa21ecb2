import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { FormErrorSummary, SavedNotice } from "#app/messaging/forms/form-outcome.tsx";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { parseReference, postForm } from "#app/messaging/forms/post-form.ts";
import { useFormSubmission } from "#app/messaging/forms/use-form-submission.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { SelectInput, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";

import {
  suggestedCategories,
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
  const { form, errors, sending, reference, send } = useFormSubmission(
    serverErrors,
    (fields) => postForm("/suggestions", fields, parseReference),
    // The note under the button is the message: there is nothing to add.
    () => {},
  );
  const { addressTheme } = useWeddingTheme();
  const field = createFieldProps("suggestion", errors, values);
  return (
    <form
      ref={form}
      method="post"
      action={withThemeParam(suggestPath, addressTheme)}
      className="enquiry-form"
      onSubmit={(event) => void send(event)}
    >
      <FormErrorSummary errors={[errors.form]} />
      <div className="form-grid">
        <TextField
          {...field("name")}
          label="Name of the business"
          maxLength={suggestionMaxLengths.name}
          required
        />
        <SelectInput
          {...field("category")}
          label="What they do"
          none="Choose one"
          options={suggestedCategories.map(({ id }) => id)}
          labelOf={(chosen) => suggestedCategories.find(({ id }) => id === chosen)?.name ?? chosen}
          required
        />
      </div>
      <TextField
        {...field("website")}
        label="Website or Instagram"
        hint="(if you know it, such as saffrontable.ca or @saffrontable)"
        maxLength={suggestionMaxLengths.website}
      />
      <TextArea
        {...field("note")}
        label="How you know them"
        hint="(optional; please name no one who hasn’t agreed)"
        maxLength={suggestionMaxLengths.note}
      />
      <HoneypotField />
      <button type="submit" className="button button--primary" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : "Suggest this vendor"}
      </button>
      <SavedNotice reference={reference}>
        Thank you. We’ll look at it and invite them. Your reference is
      </SavedNotice>
    </form>
  );
}
