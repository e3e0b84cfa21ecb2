import { ChoiceField, TextArea, TextField } from "#app/design-system/form-fields.tsx";
import type { ListingCard } from "#app/directory/listing-card.ts";
import { FormTrouble, KeptNote } from "#app/letterbox/form-outcome.tsx";
import { postForm, readReference } from "#app/letterbox/post-form.ts";
import { usePostedForm } from "#app/letterbox/use-posted-form.ts";
import { carryTheme } from "#app/wedding-theme/theme-link.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import {
  correctionKinds,
  correctionSenders,
  longestCorrection,
  type CorrectionErrors,
  type CorrectionValues,
} from "./correction-options.ts";

type CorrectionFormProps = {
  listing: Pick<ListingCard, "id" | "name">;
  errors: CorrectionErrors;
  /** What was typed before a post without scripts was refused. */
  values: CorrectionValues | null;
};

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
        <ChoiceField
          idPrefix={id}
          name="kind"
          label="What is wrong"
          none="Choose one"
          error={errors.kind}
          value={values?.kind}
          options={correctionKinds.map((kind) => kind.id)}
          labelOf={labelIn(correctionKinds)}
          required
        />
        <ChoiceField
          idPrefix={id}
          name="sender"
          label="Who you are"
          none="Choose one"
          error={errors.sender}
          value={values?.sender}
          options={correctionSenders.map((sender) => sender.id)}
          labelOf={labelIn(correctionSenders)}
          required
        />
      </div>
      <TextArea
        idPrefix={id}
        name="message"
        label="What is right"
        hint="(and how you know; a wish to be removed needs no reason)"
        error={errors.message}
        value={values?.message}
        maxLength={longestCorrection.message}
      />
      <TextField
        idPrefix={id}
        name="email"
        label="Email"
        hint="(optional, only to ask you back)"
        type="email"
        error={errors.email}
        value={values?.email}
        maxLength={longestCorrection.email}
        autoComplete="email"
      />
      <button type="submit" className="button button--line" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : "Tell us"}
      </button>
      <KeptNote reference={reference}>Thank you. It is kept, and its reference is</KeptNote>
    </form>
  );
}

const labelIn = (options: readonly { id: string; label: string }[]) => (id: string) =>
  options.find((option) => option.id === id)?.label ?? id;
