import type { ReactNode } from "react";

import { SelectInput, FieldError, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { enquiryFields } from "#app/couple/enquiries/enquiry-form-fields.ts";
import { guestCounts, enquiryMaxLengths } from "#app/couple/enquiries/enquiry-options.ts";
import { formatBusinessCount } from "#app/couple/enquiries/format-business-count.ts";
import { FormErrorSummary } from "#app/messaging/forms/form-outcome.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { EnquiryView } from "./enquiry-view.server.ts";
import type { EnquiryChangeErrors } from "./parse-enquiry-change.ts";

export type EnquiryFormState = {
  /** Made by the server for this view of the page: a form sent twice is applied once. */
  formKey: string;
  errors: EnquiryChangeErrors;
  values: Record<string, string>;
};

type ChangeFormProps = EnquiryFormState & {
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
      {values.what === what && <FormErrorSummary errors={[errors.form]} />}
      {children}
      <button type="submit" className={`button button--${tone}`}>
        {submit}
      </button>
    </PrivateForm>
  );
}

/** The step that only the mailbox's owner can take: until then no business gets the enquiry. */
export function SendEnquiryForm({ businesses, ...state }: EnquiryFormState & { businesses: number }) {
  return (
    <ChangeForm {...state} what="send" submit={`Send to ${formatBusinessCount(businesses)}`} tone="primary">
      <p>
        This is the first enquiry from your address, so we ask before we send it. Press the button and it goes
        out. After that your enquiries go out at once.
      </p>
    </ChangeForm>
  );
}

/** A further message, to every recipient or to one of them. */
export function EnquiryMessageForm({ view, ...state }: EnquiryFormState & { view: EnquiryView }) {
  const open = view.decisions.filter(({ declined }) => declined === null);
  const [first, second] = open;
  return (
    <ChangeForm {...state} what="message" submit="Send message" tone="primary">
      {second !== undefined && (
        <SelectInput
          idPrefix="more"
          name="to"
          label="To"
          error={state.errors.to}
          value={state.values.to}
          options={open.map(({ id }) => String(id))}
          labelOf={(id) => `Only ${open.find((each) => String(each.id) === id)?.name ?? "one vendor"}`}
          none="Everyone you asked"
        />
      )}
      <TextArea
        idPrefix="more"
        name="message"
        label="Your message"
        {...(second === undefined && { hint: `(goes to ${first?.name ?? "our team"})` })}
        error={state.errors.message}
        value={state.values.message}
        maxLength={enquiryMaxLengths.additionalInfo}
        required
      />
    </ChangeForm>
  );
}

/** A change of the date or the number of guests. */
export function DateAndGuestsForm({ view, ...state }: EnquiryFormState & { view: EnquiryView }) {
  return (
    <ChangeForm
      {...state}
      what="change"
      submit={view.isUnsent ? "Save changes" : "Save and tell everyone"}
      tone="line"
    >
      <TextField
        idPrefix="change"
        name="eventDate"
        label="Wedding date"
        type="date"
        error={state.errors.eventDate}
        value={state.values.eventDate ?? view.eventDate ?? ""}
        required
      />
      <SelectInput
        idPrefix="change"
        name="guestCount"
        label="Guest count"
        error={state.errors.guestCount}
        value={state.values.guestCount ?? view.guestCount ?? ""}
        options={guestCounts}
        labelOf={(count) => `${count} guests`}
      />
      <TextField
        idPrefix="change"
        name="guestNumber"
        label={enquiryFields.guestNumber.label}
        hint={enquiryFields.guestNumber.hint}
        inputMode="numeric"
        maxLength={20}
        error={state.errors.guestNumber}
        value={state.values.guestNumber ?? String(view.guestNumber ?? "")}
      />
      <input type="hidden" name="shownGuestCount" value={view.guestCount ?? ""} />
      <input type="hidden" name="shownGuestNumber" value={view.guestNumber ?? ""} />
    </ChangeForm>
  );
}

export function WithdrawEnquiryForm({ isUnsent, ...state }: EnquiryFormState & { isUnsent: boolean }) {
  return (
    <ChangeForm {...state} what="withdraw" submit="Withdraw enquiry" tone="line">
      <p>
        {isUnsent
          ? "It won’t be sent, and no vendor will know."
          : "Everyone you asked is told, and they can’t answer any more. You can still see their answers."}
      </p>
    </ChangeForm>
  );
}

export function NewEnquiryLinkForm(state: EnquiryFormState) {
  return (
    <ChangeForm {...state} what="rotate" submit="Get a new link" tone="line">
      <p>If someone has the link who shouldn’t, get a new one. The old link stops working.</p>
    </ChangeForm>
  );
}

export function DeleteEnquiryForm(state: EnquiryFormState) {
  return (
    <ChangeForm {...state} what="delete" submit="Delete everything" tone="line">
      <p>
        This deletes your enquiry, all answers and all messages for good. Emails already sent stay where they
        are. Reviews you wrote stay under the name you chose: delete them first if you want them gone too.
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
