import type { ReactNode } from "react";

import { FieldError, TextField } from "#app/ui/design-system/form-fields.tsx";
import { describeDay } from "#app/calendar/format-date.ts";
import { FormTrouble } from "#app/messaging/forms/form-outcome.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { ProfileFieldset } from "#app/business/profile/profile-fieldset.tsx";
import { ProfilePreview } from "#app/business/profile/profile-preview.tsx";
import type { ProfileValues } from "#app/business/profile/profile-fields.ts";
import { usePreview } from "#app/business/profile/use-profile-preview.ts";

import type { ListingChangeErrors, SaidToReview } from "#app/own-listing/listing-change.ts";
import type { OwnListingView } from "#app/own-listing/open-listing.server.ts";

export type FormState = {
  /** Which form was refused; the others are as they were. */
  what: string | null;
  errors: ListingChangeErrors;
  /** An answer to a review that was refused. */
  said?: SaidToReview;
};

const errorsOf = ({ what, errors }: FormState, form: string) => (what === form ? errors : {});

/** Texts, services, price, areas and languages, with the card that they make. */
export function EditForm({
  view,
  typed,
  ...state
}: FormState & { view: OwnListingView; typed: ProfileValues | null }) {
  const errors = errorsOf(state, "edit");
  const values = typed ?? view.values;
  const preview = usePreview(values);
  return (
    <div className="with-preview">
      <PrivateForm id="edit" className="enquiry-form own-listing__edit" {...preview.follow}>
        <input type="hidden" name="what" value="edit" />
        <FormTrouble errors={[errors.form]} />
        <ProfileFieldset idPrefix="edit" errors={errors} values={values} settled />
        <button type="submit" className="button button--primary">
          Save the listing
        </button>
      </PrivateForm>
      <ProfilePreview values={preview.values} id={view.id} form="edit" />
    </div>
  );
}

/** Days on which the business is taken: a day or a range is added, a run is taken out. */
export function DatesForm({
  taken,
  freeUntil,
  ...state
}: FormState & Pick<OwnListingView, "taken" | "freeUntil">) {
  const errors = errorsOf(state, "take");
  return (
    <>
      {taken.length === 0 ? (
        <p>No date is marked as taken.</p>
      ) : (
        <ul className="own-listing__dates">
          {taken.map(({ from, to, said }) => (
            <li key={from}>
              <span>{said}</span>
              <PrivateForm preventScrollReset>
                <input type="hidden" name="what" value="free" />
                <input type="hidden" name="from" value={from} />
                <input type="hidden" name="to" value={to} />
                <button type="submit" className="button button--line" aria-label={`Free again: ${said}`}>
                  Free again
                </button>
              </PrivateForm>
            </li>
          ))}
        </ul>
      )}
      <PrivateForm preventScrollReset>
        <input type="hidden" name="what" value="take" />
        <FormTrouble errors={[errors.form]} />
        <div className="private__prices">
          <TextField idPrefix="take" name="from" label="Taken on" type="date" error={errors.from} required />
          <TextField
            idPrefix="take"
            name="to"
            label="until"
            hint="(optional, for several days)"
            type="date"
            error={errors.to}
          />
        </div>
        <button type="submit" className="button button--line">
          Mark as taken
        </button>
      </PrivateForm>
      <OtherDatesForm freeUntil={freeUntil} {...state} />
    </>
  );
}

/** What the business says of all days that it has not marked: only then couples read that it is free. */
function OtherDatesForm({ freeUntil, ...state }: FormState & Pick<OwnListingView, "freeUntil">) {
  const errors = errorsOf(state, "open");
  return (
    <PrivateForm className="own-listing__open" preventScrollReset>
      <input type="hidden" name="what" value="open" />
      <p>
        {freeUntil === null
          ? "Of all other days couples read “Date not said: ask”. Keep your calendar complete for a while, and those who look for such a day read that you are free."
          : `Couples read that you are free on every other day until ${describeDay(freeUntil)}. Keep your taken dates up to date until then, or empty the field to say nothing.`}
      </p>
      <TextField
        // Another one once it is kept.
        key={freeUntil}
        idPrefix="open"
        name="until"
        label="Free on every other day until"
        type="date"
        value={freeUntil ?? ""}
        error={errors.until}
      />
      <button type="submit" className="button button--line">
        Say so
      </button>
    </PrivateForm>
  );
}

/** One button, with what it does. */
function Door({ what, submit, children }: { what: string; submit: string; children: ReactNode }) {
  return (
    <PrivateForm preventScrollReset>
      <input type="hidden" name="what" value={what} />
      {children}
      <button type="submit" className="button button--line">
        {submit}
      </button>
    </PrivateForm>
  );
}

export function NewLinkForm() {
  return (
    <Door what="rotate" submit="Make a new link">
      <p>
        If the link went to somebody who should not have it: a new one opens this page, the old one nothing.
      </p>
    </Door>
  );
}

export function WithdrawForm(state: FormState) {
  const { sure } = errorsOf(state, "withdraw");
  return (
    <Door what="withdraw" submit="Withdraw the listing">
      <p>It leaves the site at once, and no update brings it back. Only our team can, if you ask for it.</p>
      <label className="private__sure">
        <input
          type="checkbox"
          name="sure"
          value="yes"
          aria-invalid={sure !== undefined || undefined}
          aria-describedby={sure === undefined ? undefined : "sure-error"}
        />
        Yes, withdraw it
      </label>
      <FieldError id="sure-error" error={sure} />
    </Door>
  );
}
