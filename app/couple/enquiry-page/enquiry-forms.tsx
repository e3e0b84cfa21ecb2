import type { ReactNode } from "react";

import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { enquiryFields } from "#app/couple/enquiries/enquiry-form-fields.ts";
import { enquiryMaxLengths } from "#app/couple/enquiries/enquiry-options.ts";
import { formatVendorCount } from "#app/couple/enquiries/format-vendor-count.ts";
import { formatOutreach, type Outreach } from "#app/couple/enquiries/outreach.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { SureField } from "#app/messaging/private-links/sure-field.tsx";
import { guestCounts } from "#database/enquiry-enums.ts";

import type { EnquiryView } from "./enquiry-view.server.ts";
import { isOpenWithVendors } from "./is-open-with-vendors.ts";
import type { EnquiryChangeErrors } from "./parse-enquiry-change.ts";

export type EnquiryFormState = {
  /** Made by the server for this view of the page: a form sent twice is applied once. */
  formKey: string;
  errors: EnquiryChangeErrors;
  values: Record<string, string>;
};

const none: EnquiryChangeErrors = {};

type ChangeFormProps = EnquiryFormState & {
  what: string;
  /** Labels of its fields; their ids begin with `what`. */
  labels?: Readonly<Record<string, string>>;
  draft?: string;
  submit: string;
  tone: "primary" | "line";
  /** Whether what it leads to stands at the top of the page. */
  leadsToTop?: boolean;
  children?: ReactNode;
};

function ChangeForm({
  formKey,
  errors,
  values,
  what,
  labels = {},
  draft = "",
  submit,
  tone,
  leadsToTop = false,
  children,
}: ChangeFormProps) {
  const isRejected = values.what === what;
  return (
    <PrivateForm
      preventScrollReset={!leadsToTop}
      draft={draft}
      summary={{ idPrefix: what, labels, errors: isRejected ? errors : none }}
    >
      <input type="hidden" name="what" value={what} />
      <input type="hidden" name="formKey" value={formKey} />
      {children}
      <button type="submit" className={`button button--${tone}`}>
        {submit}
      </button>
    </PrivateForm>
  );
}

/** The step that only the mailbox's owner can take: until then no business gets the enquiry. */
export function SendEnquiryForm({ outreach, ...state }: EnquiryFormState & { outreach: Outreach }) {
  return (
    <ChangeForm {...state} what="send" submit={`Send to ${formatOutreach(outreach)}`} tone="primary">
      <p>
        This is the first enquiry from your address, so we ask before we send it. Press the button and it goes
        out. After that your enquiries go out at once.
      </p>
    </ChangeForm>
  );
}

/** A further message, to every recipient or to one of them. */
export function EnquiryMessageForm({ view, ...state }: EnquiryFormState & { view: EnquiryView }) {
  const { openWith, isWithdrawn } = view;
  const [first, second] = openWith;
  const labels = { to: "To", message: "Your message" };
  const field = createFieldProps({ idPrefix: "message", labels, errors: state.errors }, state.values);
  return (
    <ChangeForm
      {...state}
      what="message"
      labels={labels}
      draft="message"
      submit="Send message"
      tone="primary"
    >
      {second !== undefined && (
        <SelectInput
          {...field("to")}
          options={openWith.map(({ id }) => String(id))}
          labelOf={(id) => `Only ${openWith.find((each) => String(each.id) === id)?.name ?? "one vendor"}`}
          none={isWithdrawn ? "Everyone who has your enquiry" : "Everyone you asked"}
        />
      )}
      <TextArea
        {...field("message")}
        {...(second === undefined && { hint: `(goes to ${first?.name ?? "our team"})` })}
        maxLength={enquiryMaxLengths.additionalInfo}
        required
      />
    </ChangeForm>
  );
}

/** A change of the date or the number of guests. */
export function DateAndGuestsForm({ view, ...state }: EnquiryFormState & { view: EnquiryView }) {
  const labels = {
    eventDate: "Wedding date",
    guestCount: "Guest count",
    guestNumber: enquiryFields.guestNumber.label,
  };
  const field = createFieldProps(
    { idPrefix: "change", labels, errors: state.errors },
    {
      eventDate: state.values.eventDate ?? view.eventDate ?? "",
      guestCount: state.values.guestCount ?? view.guestCount ?? "",
      guestNumber: state.values.guestNumber ?? String(view.guestNumber ?? ""),
    },
  );
  const confirmed = view.bookings.filter(({ coupleSaid, businessSaid }) => coupleSaid && businessSaid);
  const [first, ...others] = confirmed;
  return (
    <ChangeForm
      {...state}
      what="change"
      labels={labels}
      submit={
        view.isUnsent
          ? "Save changes"
          : `Save and tell ${view.decisions.length === 0 ? "our team" : "everyone"}`
      }
      tone="line"
    >
      {first !== undefined && (
        <p>
          {others.length === 0 ? first.name : formatVendorCount(confirmed.length)} confirmed that you booked
          them. If you change the date, they’ll have to confirm it again. With a new guest count it stays
          confirmed.
        </p>
      )}
      {view.hasDatedEvents && (
        <p>If you change the date, the events in your message move with it, by the same number of days.</p>
      )}
      <TextField {...field("eventDate")} type="date" required />
      <SelectInput {...field("guestCount")} options={guestCounts} labelOf={(count) => `${count} guests`} />
      <TextField
        {...field("guestNumber")}
        hint={enquiryFields.guestNumber.hint}
        inputMode="numeric"
        maxLength={20}
      />
      <input type="hidden" name="shownGuestCount" value={view.guestCount ?? ""} />
      <input type="hidden" name="shownGuestNumber" value={view.guestNumber ?? ""} />
    </ChangeForm>
  );
}

/** Two forms have a box to tick first: an error belongs to the one that was sent. */
const sureError = ({ errors, values }: EnquiryFormState, what: string) =>
  values.what === what ? errors.sure : undefined;

/** Withdraws the enquiry once its box is ticked, and says beforehand who learns of it. */
export function WithdrawEnquiryForm({ view, ...state }: EnquiryFormState & { view: EnquiryView }) {
  return (
    <ChangeForm
      {...state}
      what="withdraw"
      labels={{ sure: "Yes, withdraw it" }}
      submit="Withdraw enquiry"
      tone="line"
    >
      <p>{describeWithdrawal(view)} You can’t take it back.</p>
      <SureField idPrefix="withdraw" label="Yes, withdraw it" error={sureError(state, "withdraw")} />
    </ChangeForm>
  );
}

function describeWithdrawal({ isUnsent, decisions }: EnquiryView): string {
  if (isUnsent) return "It won’t be sent, and no vendor will know.";
  if (decisions.length === 0) return "Our team is told. No vendor has it.";
  const told =
    "Everyone who has your enquiry is told, and nobody can answer it any more. You can still see their answers.";
  return decisions.some(({ isBooked }) => isBooked)
    ? `${told} It ends your booking here too, so you can’t review it after your wedding.`
    : told;
}

/** Gives the couple's page a new private link; the old one stops working. */
export function NewEnquiryLinkForm(state: EnquiryFormState) {
  return (
    <ChangeForm {...state} what="rotate" submit="Get a new link" tone="line">
      <p>If someone has the link who shouldn’t, get a new one. The old link stops working.</p>
    </ChangeForm>
  );
}

/** Deletes the enquiry with its answers and messages once its box is ticked; reviews stay. */
export function DeleteEnquiryForm({ view, ...state }: EnquiryFormState & { view: EnquiryView }) {
  return (
    <ChangeForm
      {...state}
      what="delete"
      labels={{ sure: "Yes, delete everything" }}
      submit="Delete everything"
      tone="line"
      leadsToTop
    >
      <p>
        This deletes your enquiry, all answers, all messages and what you said you paid, for good.
        {isOpenWithVendors(view) && " Vendors aren’t told: withdraw it first if they should know."} Emails
        already sent stay where they are. Reviews you wrote stay under the name you chose: delete them first
        if you want them gone too.
      </p>
      <SureField idPrefix="delete" label="Yes, delete everything" error={sureError(state, "delete")} />
    </ChangeForm>
  );
}
