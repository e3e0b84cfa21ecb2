import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import type { EnquiryFormState } from "./enquiry-forms.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";
import { maxDeclineNote } from "./decline-note-length.ts";

type Decision = EnquiryView["decisions"][number];

type DeclineVendorsProps = EnquiryFormState & { decisions: readonly Decision[] };

/** Each business that was asked, with a way to decline it with thanks, or to take that back. */
export function DeclineVendors({ decisions, ...state }: DeclineVendorsProps) {
  return (
    <>
      <p>
        A quick “thank you, but no” lets a vendor keep your date free for someone else. They can’t answer
        after that unless you take it back.
      </p>
      <ul className="private__bookings">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <DecisionForm decision={decision} {...state} />
          </li>
        ))}
      </ul>
    </>
  );
}

const howToHear = {
  mail: "We email them once.",
  page: "Our emails don’t reach them. They see it when they next open your enquiry.",
} as const;

const unheard = "They haven’t got your enquiry yet. Decline, and it won’t go out to them.";

const none: EnquiryFormState["errors"] = {};

function DecisionForm({ decision, ...state }: EnquiryFormState & { decision: Decision }) {
  const { id, name, hearsBy, declined, isBooked } = decision;
  const isAsked = state.values.what === "decline" && state.values.vendor === String(id);
  const parts = {
    idPrefix: `decline-${id}`,
    labels: { note: "A sentence for them" },
    errors: isAsked ? state.errors : none,
  };
  const field = createFieldProps(parts, isAsked ? state.values : null);
  if (isBooked)
    return (
      <p>
        <strong>{name}</strong>
        <br />
        You booked them.
      </p>
    );
  if (declined !== null)
    return (
      <>
        <p>
          <strong>{name}</strong>
          <br />
          {/* The time ends with a full stop. */}
          You declined{hearsBy === null ? "" : " with thanks"} on {declined.at}
          {declined.note !== "" && ` You wrote: “${declined.note}”`}
        </p>
        <PrivateForm preventScrollReset>
          <Hidden what="reopen" id={id} formKey={state.formKey} />
          <button type="submit" className="button button--line" aria-label={`Take it back: ${name}`}>
            Take it back
          </button>
        </PrivateForm>
      </>
    );
  return (
    <details open={isAsked}>
      <summary>
        <strong>{name}</strong>: decline with thanks
      </summary>
      <PrivateForm preventScrollReset summary={parts}>
        <Hidden what="decline" id={id} formKey={state.formKey} />
        <p>{hearsBy === null ? unheard : howToHear[hearsBy]}</p>
        {hearsBy !== null && <TextField {...field("note")} hint="(optional)" maxLength={maxDeclineNote} />}
        <button type="submit" className="button button--line" aria-label={`Decline with thanks: ${name}`}>
          Decline with thanks
        </button>
      </PrivateForm>
    </details>
  );
}

const Hidden = ({ what, id, formKey }: { what: string; id: number; formKey: string }) => (
  <>
    <input type="hidden" name="what" value={what} />
    <input type="hidden" name="vendor" value={id} />
    <input type="hidden" name="formKey" value={formKey} />
  </>
);
