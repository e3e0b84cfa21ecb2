import { addsUpEvents, describePaidGuests } from "#app/catalogue/paid-amounts/adds-up-events.ts";
import { paidInclusionWords } from "#app/catalogue/paid-amounts/paid-inclusion-words.ts";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { CheckboxTilesField } from "#app/ui/form-fields/checkbox-tiles-field.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import type { CouplePaid } from "./couple-paid.server.ts";
import { unprovenReasonWords } from "./unproven-reasons.ts";

import "./couple-paid.css";

type FormState = {
  formKey: string;
  errors: Partial<Record<string, string>>;
  /** The values typed before a post was rejected. */
  values: Partial<Record<string, string>>;
};

type CouplePaidAmountsProps = FormState & { paid: readonly CouplePaid[] };

/** Every business that a couple has booked, once its wedding is over, with what it paid or the form for it. */
export function CouplePaidAmounts({ paid, ...state }: CouplePaidAmountsProps) {
  return (
    <>
      <p>
        Prices are what couples who are planning now look for most. If you like, tell us what you paid. We
        only show it as part of a range, from at least five couples and three vendors, by kind of vendor,
        number of guests and year. We never show your name, your amount or which vendor it was, and we don’t
        tell the vendor. You can change or remove it here, and it’s deleted together with this enquiry.
      </p>
      <div className="paid-forms">
        {paid.map((business) => (
          <div key={business.id}>
            <h3>{business.name}</h3>
            <OneBusiness {...business} {...state} />
          </div>
        ))}
      </div>
    </>
  );
}

/** Whether the rejected form is this business's. */
const isAbout = ({ values }: FormState, id: number) => values.what === "paid" && values.vendor === String(id);

function OneBusiness({ unproven, ...business }: CouplePaid & FormState) {
  const { id, name, category, said, formKey } = business;
  const isRejected = isAbout(business, id);
  if (said === null)
    return (
      <details open={isRejected}>
        <summary className="button button--line">
          Tell us what you paid<span className="visually-hidden"> {name}</span>
        </summary>
        <PaidForm {...business} />
      </details>
    );
  return (
    <>
      <p>
        You paid <strong>{formatDollars(said.amount)}</strong> in all, with{" "}
        {describePaidGuests(category, said.guests)}.
        {unproven !== null && ` It doesn’t count in any range now, because ${unprovenReasonWords[unproven]}.`}
      </p>
      {unproven === null && (
        <details open={isRejected}>
          <summary className="button button--line">
            Change it<span className="visually-hidden">: {name}</span>
          </summary>
          <PaidForm {...business} />
        </details>
      )}
      <PrivateForm preventScrollReset>
        <input type="hidden" name="what" value="remove-paid" />
        <input type="hidden" name="vendor" value={id} />
        <input type="hidden" name="formKey" value={formKey} />
        <button type="submit" className="button button--line">
          Remove it<span className="visually-hidden">: {name}</span>
        </button>
      </PrivateForm>
    </>
  );
}

function PaidForm({ id, name, said, category, choices, ...state }: Omit<CouplePaid, "unproven"> & FormState) {
  const isRejected = isAbout(state, id);
  const typed = isRejected ? state.values : {};
  const prefix = `paid-${id}`;
  const labels = {
    amount: "What did you pay in all?",
    guests: "How many guests came?",
    includes: "What it included",
  };
  const parts = { idPrefix: prefix, labels, errors: isRejected ? state.errors : {} };
  const field = createFieldProps(parts, {
    amount: typed.amount ?? (said === null ? "" : formatDollars(said.amount)),
    guests: typed.guests ?? String(said?.guests ?? ""),
  });
  const { value: _value, ...includes } = field("includes");
  return (
    <PrivateForm preventScrollReset draft={prefix} summary={parts}>
      <input type="hidden" name="what" value="paid" />
      <input type="hidden" name="vendor" value={id} />
      <input type="hidden" name="formKey" value={state.formKey} />
      <div className="paid-form__numbers">
        <TextField
          {...field("amount")}
          hint="(dollars, with GST and tips)"
          inputMode="decimal"
          maxLength={20}
          required
        />
        <TextField
          {...field("guests")}
          hint={addsUpEvents(category) ? "(at all their events, added up)" : "(at your largest event)"}
          inputMode="numeric"
          maxLength={20}
          required
        />
      </div>
      <CheckboxTilesField
        {...includes}
        hint="(if you like)"
        values={isRejected ? (typed.includes ?? "").split(",") : (said?.includes ?? [])}
        options={choices.map((value) => ({ value, label: capitalize(paidInclusionWords[value]) }))}
      />
      <button
        type="submit"
        className="button button--primary"
        aria-label={`${said === null ? "Save what you paid" : "Save change"}: ${name}`}
      >
        {said === null ? "Save what you paid" : "Save change"}
      </button>
    </PrivateForm>
  );
}

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
