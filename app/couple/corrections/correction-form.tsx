import { ChoiceField, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { fieldsOf } from "#app/messaging/forms/field-props.ts";
import { FormTrouble, KeptNote } from "#app/messaging/forms/form-outcome.tsx";
import { postForm, readReference } from "#app/messaging/forms/submit-form.ts";
import { UnseenField } from "#app/messaging/forms/honeypot-field.tsx";
import { usePostedForm } from "#app/messaging/forms/use-form-submission.ts";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import {
  correctionKinds,
  correctionSenders,
  longestCorrection,
  type CorrectionErrors,
  type CorrectionValues,
} from "#app/corrections/correction-options.ts";

type CorrectionFormProps = {
  listing: Pick<ListingCard, "id" | "name">;
  errors: CorrectionErrors;
  /** What was typed before a post without scripts was refused. */
  values: CorrectionValues | null;
};

type Option = { id: string; label: string };

/** Tells us what is wrong with a listing, or that it should be removed. */
export function CorrectionForm({ listing, errors: serverErrors, values }: CorrectionFormProps) {
  const { form, errors, sending, reference, send } = usePostedForm(
    serverErrors,
    (fields) => postForm("/corrections", fields, readReference),
    // The note under the button says it: there is nothing to add.
    () => {},
  );
  const { addressTheme } = useWeddingTheme();
  const id = "correction";
  const field = fieldsOf(id, errors, values);
  const choice = (name: "kind" | "sender", label: string, options: readonly Option[]) => (
    <ChoiceField
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
      action={carryTheme(`/something-wrong?listing=${listing.id}`, addressTheme)}
      className="enquiry-form"
      onSubmit={(event) => void send(event)}
    >
      <FormTrouble errors={[errors.form, errors.listing]} />
      <input type="hidden" name="listing" value={listing.id} />
      <div className="form-grid">
        {choice("kind", "What is wrong", correctionKinds)}
        {choice("sender", "Who you are", correctionSenders)}
      </div>
      <TextArea
        {...field("message")}
        label="What is right"
        hint="(and how you know; a wish to be removed needs no reason)"
        maxLength={longestCorrection.message}
      />
      <TextField
        {...field("email")}
        label="Email"
        hint="(optional, only to ask you back)"
        type="email"
        maxLength={longestCorrection.email}
        autoComplete="email"
      />
      <UnseenField />
      <button type="submit" className="button button--line" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : "Tell us"}
      </button>
      <KeptNote reference={reference}>Thank you. It is kept, and its reference is</KeptNote>
    </form>
  );
}
