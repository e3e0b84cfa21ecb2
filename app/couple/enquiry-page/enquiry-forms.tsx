import type { ReactNode } from "react";

import { ChoiceField, FieldError, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { guestCounts, longest } from "#app/couple/enquiries/enquiry-options.ts";
import { describeBusinesses } from "#app/couple/enquiries/format-business-count.ts";
import { FormTrouble } from "#app/messaging/forms/form-outcome.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { EnquiryView } from "#app/enquiry-page/enquiry-view.server.ts";
import type { ChangeErrors } from "./parse-enquiry-change.ts";

export type FormState = {
  /** Made by the server for this view of the page: what is sent twice is done once. */
  formKey: string;
  errors: ChangeErrors;
  values: Record<string, string>;
};

type ChangeFormProps = FormState & {
  what: string;
  submit: string;
  tone: "primary" | "line";
  children?: ReactNode;
};

function ChangeForm({ formKey, errors, values, what, submit, tone, children }: ChangeFormProps) {
  return (
    <PrivateForm preventScrollReset>
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="formKey" value={formKey} />
      {values.what === what && <FormTrouble errors={[errors.form]} />}
      {children}
      <button type="submit" className={`button button--${tone}`}>
        {submit}
      </button>
    </PrivateForm>
  );
}

/** The step that only whoever reads the mailbox can take: until then no business gets the enquiry. */
export function SendForm({ businesses, ...state }: FormState & { businesses: number }) {
  return (
    <ChangeForm {...state} what="send" submit={`Send to ${describeBusinesses(businesses)}`} tone="primary">
      <p>
        This is the first enquiry from your address, so we ask before we send it. Press the button and it goes
        out. After that your enquiries go out at once.
      </p>
    </ChangeForm>
  );
}

/** Something more to say, to everyone who was asked. */
export function MessageForm(state: FormState) {
  return (
    <ChangeForm {...state} what="message" submit="Send message" tone="primary">
      <TextArea
        idPrefix="more"
        name="message"
        label="Your message"
        hint="(everyone you asked gets it)"
        error={state.errors.message}
        value={state.values.message}
        maxLength={longest.additionalInfo}
        required
      />
    </ChangeForm>
  );
}

/** Another date or number of guests. */
export function DateAndGuestsForm({ view, ...state }: FormState & { view: EnquiryView }) {
  return (
    <ChangeForm {...state} what="change" submit="Change it and tell everyone" tone="line">
      <TextField
        idPrefix="change"
        name="eventDate"
        label="Wedding date"
        type="date"
        error={state.errors.eventDate}
        value={state.values.eventDate ?? view.eventDate ?? ""}
        required
      />
      <ChoiceField
        idPrefix="change"
        name="guestCount"
        label="Guest count"
        error={state.errors.guestCount}
        value={state.values.guestCount ?? view.guestCount ?? ""}
        options={guestCounts}
        labelOf={(count) => `${count} guests`}
      />
    </ChangeForm>
  );
}

export function WithdrawForm(state: FormState) {
  return (
    <ChangeForm {...state} what="withdraw" submit="Withdraw the enquiry" tone="line">
      <p>Everyone you asked is told, and nobody can answer any more. You still see what was said.</p>
    </ChangeForm>
  );
}

export function NewLinkForm(state: FormState) {
  return (
    <ChangeForm {...state} what="rotate" submit="Make a new link" tone="line">
      <p>
        If the link went to somebody who should not have it: a new one opens this page, the old one nothing.
      </p>
    </ChangeForm>
  );
}

export function DeleteForm(state: FormState) {
  return (
    <ChangeForm {...state} what="delete" submit="Delete everything" tone="line">
      <p>
        Your enquiry, all answers and all messages are deleted here at once and cannot be brought back. Mails
        that were already sent stay in the mailboxes that got them. Reviews that you wrote stay under the name
        that you chose: delete them first if they should go, too.
      </p>
      <label className="private__sure">
        <input
          type="checkbox"
          name="sure"
          value="yes"
          aria-invalid={state.errors.sure !== undefined || undefined}
          aria-describedby={state.errors.sure === undefined ? undefined : "sure-error"}
        />
        Yes, delete everything
      </label>
      <FieldError id="sure-error" error={state.errors.sure} />
    </ChangeForm>
  );
}
