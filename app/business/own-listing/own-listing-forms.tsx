import type { ComponentProps, ReactNode } from "react";

import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { SureField } from "#app/messaging/private-links/sure-field.tsx";
import { formatDate } from "#app/calendar/format-date.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { CardFields, FurtherProfileFields } from "#app/business/profile/profile-form-fields.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ProfilePreview } from "#app/business/profile/profile-preview.tsx";
import {
  profileLabels,
  servicesOfCategory,
  type ProfileValues,
} from "#app/business/profile/profile-fields.ts";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { useProfilePreview } from "#app/business/profile/use-profile-preview.ts";

import { noticeDays, pauseDays } from "./pause.ts";
import type { ListingChangeErrors, ReviewReplyDraft, ShortFormValues } from "./listing-change.ts";
import type { OwnListingView } from "./own-listing-view.server.ts";

export type OwnListingFormState = {
  /** Which form was rejected; the others are unchanged. */
  what: string | null;
  errors: ListingChangeErrors;
  /** A rejected reply to a review. */
  said?: ReviewReplyDraft;
  /** What the rejected short form had. */
  fields?: ShortFormValues;
};

const none: ListingChangeErrors = {};

/** What was wrong with one form of the page; none for a form that wasn't the rejected one. */
export const errorsOf = ({ what, errors }: OwnListingFormState, form: string) =>
  what === form ? errors : none;

/** What was typed into a form, if that was rejected. */
export const typedInto = ({ what, fields }: OwnListingFormState, form: string): ShortFormValues | null =>
  (what === form && fields) || null;

/** Texts, services, price, areas and languages, with the resulting card. */
export function EditListingForm({
  view,
  card,
  typed,
  ...state
}: OwnListingFormState & { view: OwnListingView; card: ListingCard | null; typed: ProfileValues | null }) {
  const parts = { idPrefix: "edit", labels: profileLabels, errors: errorsOf(state, "edit") };
  const values = typed ?? view.values;
  const preview = useProfilePreview(values);
  return (
    <div className="with-preview">
      <PrivateForm
        id="edit"
        draft="edit"
        summary={parts}
        className="enquiry-form own-listing__edit"
        {...preview.follow}
      >
        <input type="hidden" name="what" value="edit" />
        {/* Name and category are fixed: an existing listing keeps them. */}
        <input type="hidden" name="name" value={values.name[0]} />
        <input type="hidden" name="category" value={values.category[0]} />
        <CardFields parts={parts} values={values} />
        <FurtherProfileFields
          parts={parts}
          values={values}
          services={servicesOfCategory(view.values.category[0] ?? "")}
        />
        <button type="submit" className="button button--primary">
          Save listing
        </button>
      </PrivateForm>
      <ProfilePreview values={preview.values} listed={card} form="edit" />
    </div>
  );
}

/** Days on which the business is taken: a day or a range is added, a range is removed. */
export function TakenDatesForm({
  taken,
  freeUntil,
  ...state
}: OwnListingFormState & Pick<OwnListingView, "taken" | "freeUntil">) {
  const parts = {
    idPrefix: "take",
    labels: { from: "Taken on", to: "Until" },
    errors: errorsOf(state, "take"),
  };
  const field = createFieldProps(parts, typedInto(state, "take"));
  return (
    <>
      {taken.length === 0 ? (
        <p>You haven’t marked any dates as taken.</p>
      ) : (
        <ul className="own-listing__dates">
          {taken.map(({ from, to, said, isFromCalendar }) => (
            <li key={from}>
              <span>
                {said}
                {isFromCalendar && " · from your calendar"}
              </span>
              {!isFromCalendar && (
                <PrivateForm preventScrollReset>
                  <input type="hidden" name="what" value="free" />
                  <input type="hidden" name="from" value={from} />
                  <input type="hidden" name="to" value={to} />
                  <button type="submit" className="button button--line" aria-label={`Free again: ${said}`}>
                    Free again
                  </button>
                </PrivateForm>
              )}
            </li>
          ))}
        </ul>
      )}
      <PrivateForm preventScrollReset summary={parts}>
        <input type="hidden" name="what" value="take" />
        <div className="private__prices">
          <TextField {...field("from")} type="date" required />
          <TextField {...field("to")} hint="(optional, for several days)" type="date" />
        </div>
        <button type="submit" className="button button--line">
          Mark as taken
        </button>
      </PrivateForm>
      <OtherDatesForm freeUntil={freeUntil} {...state} />
    </>
  );
}

/** The business's statement about all unmarked days: only then couples read that it is free. */
function OtherDatesForm({ freeUntil, ...state }: OwnListingFormState & Pick<OwnListingView, "freeUntil">) {
  const parts = {
    idPrefix: "open",
    labels: { until: "Free on every other day until" },
    errors: errorsOf(state, "open"),
  };
  const field = createFieldProps(parts, typedInto(state, "open") ?? { until: freeUntil ?? "" });
  return (
    <PrivateForm className="own-listing__open" preventScrollReset summary={parts}>
      <input type="hidden" name="what" value="open" />
      <p>
        {freeUntil === null
          ? "For all other days couples see “Date not said: ask”. Say how far your calendar is complete, and couples looking at those days see that you’re free."
          : `Couples see that you’re free on every other day until ${formatDate(freeUntil)}. Keep your taken dates up to date until then, or empty the field to say nothing.`}
      </p>
      <TextField
        // A new key once it is saved.
        key={freeUntil}
        {...field("until")}
        type="date"
      />
      <button type="submit" className="button button--line">
        Save{" "}
      </button>
    </PrivateForm>
  );
}

/** One button, with its effect. */
export function Door({
  what,
  submit,
  children,
  ...form
}: { what: string; submit: string; children?: ReactNode } & Pick<
  ComponentProps<typeof PrivateForm>,
  "summary" | "preventScrollReset"
>) {
  return (
    <PrivateForm preventScrollReset {...form}>
      <input type="hidden" name="what" value={what} />
      {children}
      <button type="submit" className="button button--line">
        {submit}
      </button>
    </PrivateForm>
  );
}

/** Gives the business's page a new private link; the old one stops working. */
export function NewListingLinkForm() {
  return (
    // What to do with the new link stands at the top.
    <Door what="rotate" submit="Get a new link" preventScrollReset={false}>
      <p>If someone has the link who shouldn’t, get a new one. The old link stops working.</p>
    </Door>
  );
}

/** Brings a paused listing back onto the site as it was: a page that is paused has this form alone. */
export function ResumeListingForm() {
  return <Door what="resume" submit="Show my listing again" />;
}

/** For a business that unsubscribed: what that means, and the way back. */
export function MailOnForm() {
  return (
    <Door what="mail-on" submit="Email me enquiries again">
      <p>You asked for no more mail: enquiries wait here. Couples see that you get no email from us.</p>
    </Door>
  );
}

/** Takes the listing off the site once its box is ticked; the business can undo that for `pauseDays`. */
export function WithdrawListingForm(state: OwnListingFormState) {
  const errors = errorsOf(state, "withdraw");
  return (
    <Door
      what="withdraw"
      submit="Withdraw listing"
      // What it leads to stands at the top.
      preventScrollReset={false}
      summary={{ idPrefix: "withdraw", labels: { sure: "Yes, withdraw it" }, errors }}
    >
      <p>
        Your listing leaves the site right away. For {pauseDays} days you can bring it back here, exactly as
        it was. Then we delete it for good, and email you {noticeDays} days before.
      </p>
      <SureField idPrefix="withdraw" label="Yes, withdraw it" error={errors.sure} />
    </Door>
  );
}
