import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";

import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import type { HouseholdView, InvitedPerson } from "#app/plan/projections/household-view.ts";
import { describeInvitation } from "./describe-invitation.ts";
import { HouseholdFields } from "./household-fields.tsx";
import { householdIdPrefix, householdLabels } from "./household-labels.ts";
import { ReplyDay } from "./reply-day.tsx";

import "./household-page.css";

type HouseholdPageProps = {
  view: HouseholdView;
  /** The wedding's own page as this household sees it, and its picture; null while it is not public. */
  weddingPage: { path: string; share: string | null; alt: string } | null;
  fields: readonly InvitedPerson[];
  /** The last day for answers has passed. */
  isOver: boolean;
  isKept: boolean;
  errors: RsvpReplyErrors;
  values: RsvpReplyValues;
};

/** A household's view of a wedding: its own events, and the form for its reply. */
export function HouseholdPage({
  view,
  weddingPage,
  fields,
  isOver,
  isKept,
  errors,
  values,
}: HouseholdPageProps) {
  const { couple, name, note, contact, until } = view;
  const share = weddingPage?.share ?? null;
  return (
    <PrivatePageLayout
      title={couple === "" ? "Your invitation" : `${couple}: your invitation`}
      isRejected={Object.keys(errors).length > 0}
      description={describeInvitation(view)}
      picture={share === null ? undefined : { path: share, alt: weddingPage?.alt ?? "" }}
      eyebrow={name === "" ? "You are invited" : `${name}, you are invited`}
      heading={couple === "" ? "A wedding" : couple}
    >
      {isKept && Object.keys(errors).length === 0 && (
        <output className="private__notice">
          Thank you: your answer is with the couple. Until the day to answer by you can change it here.
        </output>
      )}
      {note !== "" && <p className="household__note">{note}</p>}
      {weddingPage !== null && (
        <p className="household__note">
          {/* A page without the site's scripts: it is opened, not walked to. */}
          <a className="text-link" href={weddingPage.path}>
            Days, places and what to wear
          </a>
        </p>
      )}
      <section className="panel household">
        <ReplyDay until={until} isOver={isOver} />
        <PrivateForm
          className="household__form"
          draft={isOver ? "" : "reply"}
          summary={{ idPrefix: householdIdPrefix, labels: householdLabels(view, fields), errors }}
        >
          <HouseholdFields
            // Fields that were typed in ignore new values: what another phone changed needs new fields.
            key={JSON.stringify(view)}
            view={view}
            fields={fields}
            errors={errors}
            values={values}
            isClosed={isOver}
          >
            <HoneypotField />
            {!isOver && (
              <button type="submit" className="button button--primary">
                Send the answer
              </button>
            )}
          </HouseholdFields>
        </PrivateForm>
        {contact !== "" && <p className="note">Questions? {contact}</p>}
      </section>
    </PrivatePageLayout>
  );
}
