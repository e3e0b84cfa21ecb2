import { correctionPath } from "#app/catalogue/listings/listing-in-url.ts";
import { SelectInput, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { FormErrorSummary, SavedNotice } from "#app/messaging/forms/form-outcome.tsx";
import { parseReference, postForm } from "#app/messaging/forms/post-form.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { useFormSubmission } from "#app/messaging/forms/use-form-submission.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import {
  correctionKinds,
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
  const { form, errors, sending, reference, send } = useFormSubmission(
    serverErrors,
    (fields) => postForm("/corrections", fields, parseReference),
    // The note under the button is the message: there is nothing to add.
    () => {},
  );
  const { addressTheme } = useWeddingTheme();
  const id = "correction";
  const field = createFieldProps(id, errors, values);
  const choice = (name: "kind" | "sender", label: string, options: readonly Option[]) => (
    <SelectInput
      {...field(name)}
      label={label}
      none="Choose one"
      options={options.map((option) => option.id)}
      labelOf={(chosen) => options.find((option) => option.id === chosen)?.label ?? chosen}
      required
    />
  );
  return (
    <form
      ref={form}
      method="post"
      action={withThemeParam(correctionPath(listing.id), addressTheme)}
      className="enquiry-form"
      onSubmit={(event) => void send(event)}
    >
      <FormErrorSummary errors={[errors.form, errors.listing]} />
      <input type="hidden" name="listing" value={listing.id} />
      <div className="form-grid">
        {choice("kind", "What’s wrong", correctionKinds)}
        {choice("sender", "Who you are", correctionSenders)}
      </div>
      <TextArea
        {...field("message")}
        label="What it should say"
        hint="(and how you know; you don’t need a reason to be removed)"
        maxLength={correctionMaxLengths.message}
      />
      <TextField
        {...field("email")}
        label="Email"
        hint="(optional, in case we have a question)"
        type="email"
        maxLength={correctionMaxLengths.email}
        autoComplete="email"
      />
      <HoneypotField />
      <button type="submit" className="button button--line" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : "Send report"}
      </button>
      <SavedNotice reference={reference}>Thank you. We’ve got your report. Your reference is</SavedNotice>
    </form>
  );
}
