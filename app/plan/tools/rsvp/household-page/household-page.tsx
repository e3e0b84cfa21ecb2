import { useMemo } from "react";

import { formatDay } from "#app/languages/format-day.ts";
import { translate } from "#app/languages/translate.ts";
import type { ReplyWords } from "#app/languages/reply-words.ts";
import { CoupleName } from "#app/messaging/private-links/couple-name.tsx";
import { LanguageLink } from "#app/messaging/private-links/language-link.tsx";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { draftIn } from "#app/messaging/private-links/draft-in-words.ts";
import { failureIn } from "#app/messaging/private-links/failure-in-words.ts";
import { useGuestPath } from "#app/messaging/private-links/use-guest-path.ts";
import { GuestPageLayout } from "#app/messaging/private-links/guest-page-layout.tsx";

import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import type { HouseholdView, InvitedPerson } from "#app/plan/projections/household-view.ts";
import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";
import { ClosedReply } from "./closed-reply.tsx";
import { describeLinkPreview } from "./describe-link-preview.ts";
import { HouseholdReplyFields } from "./household-reply-fields.tsx";
import { householdIdPrefix, householdLabels } from "./household-labels.ts";
import { ReplyDay } from "./reply-day.tsx";
import { ReplyNotice } from "./reply-notice.tsx";

import "./household-page.css";

type HouseholdPageProps = {
  words: ReplyWords;
  view: HouseholdView;
  /** The wedding's own page as this household sees it, and its picture; null while it is not public. */
  weddingPage: { path: string; share: string | null; alt: string } | null;
  fields: readonly InvitedPerson[];
  /** The last day for answers, where it has passed. */
  closedOn: string | null;
  isSaved: boolean;
  /** Path of the list of households that a relative answers for; null where the household answers itself. */
  list: string | null;
  errors: RsvpReplyErrors;
  values: RsvpReplyValues;
};

/** A household's view of a wedding: its own events, and the form for its reply. */
export function HouseholdPage({
  words,
  view,
  weddingPage,
  fields,
  closedOn,
  isSaved,
  list,
  errors,
  values,
}: HouseholdPageProps) {
  const { couple, name, note, contact, phone, until } = view;
  const number = findPhoneNumber(phone);
  const say = useMemo(() => translate(words), [words]);
  const sayDraft = useMemo(() => draftIn(say), [say]);
  const toPath = useGuestPath(null);
  const share = weddingPage?.share ?? null;
  const title = couple === "" ? say("reply", "title") : say("reply", "titleOf", { couple });
  const isClosed = closedOn !== null;
  const isRejected = Object.keys(errors).length > 0;
  // Of a page that is opened again: what was just sent, or is being corrected, has its own notice.
  const isReopened = !isSaved && !isRejected && !isClosed && list === null;
  const hasReplied = view.events.some(({ coming }) => coming !== null);
  return (
    <GuestPageLayout
      title={isRejected ? say("form", "rejectedTitle", { title }) : title}
      description={describeLinkPreview(view, say)}
      picture={share === null ? undefined : { path: share, alt: weddingPage?.alt ?? "" }}
      eyebrow={name === "" ? say("reply", "invited") : say("reply", "invitedOf", { household: name })}
      heading={couple === "" ? say("reply", "wedding") : <CoupleName names={couple} />}
      couple={couple}
      language={words.language}
      say={say}
    >
      {isSaved && !isRejected && (
        <ReplyNotice>
          {until === null
            ? say("reply", "thanksOpen")
            : say("reply", "thanks", { date: formatDay(say, until) })}
        </ReplyNotice>
      )}
      {isReopened && hasReplied && (
        <p className="household__note">
          {until === null
            ? say("reply", "repliedOpen")
            : say("reply", "replied", { date: formatDay(say, until) })}
        </p>
      )}
      {list !== null && (
        <p className="household__note">
          <LanguageLink to={list}>{say("reply", "familyBack")}</LanguageLink>
        </p>
      )}
      {note !== "" && (
        <p className="household__note" dir="auto">
          {note}
        </p>
      )}
      {weddingPage !== null && (
        <p className="household__note">
          {/* A page without the site's scripts: it is opened, not walked to. */}
          <a className="text-link" href={toPath(weddingPage.path)}>
            {say("reply", "weddingPage")}
          </a>
        </p>
      )}
      <section className="panel household">
        <ReplyDay {...{ say, until, closedOn, hasReplied }} />
        <PrivateForm
          className="household__form"
          draft={isClosed ? "" : "reply"}
          summary={{
            idPrefix: householdIdPrefix,
            labels: householdLabels(say, view, fields),
            errors,
            heading: say("form", "check"),
          }}
          sayFailure={failureIn(say)}
          sayDraft={sayDraft}
          language={words.language}
        >
          {isClosed && !isRejected ? (
            <ClosedReply say={say} view={view} fields={fields} />
          ) : (
            <HouseholdReplyFields
              // Fields that were typed in ignore new values: what another phone changed needs new fields.
              key={whatWasSaid(view)}
              {...{ say, view, fields, errors, values }}
              // What came too late is still there to be read to the couple.
              isPreview={isClosed}
            >
              <HoneypotField />
              {!isClosed && (
                <button type="submit" className="button button--primary">
                  {say("reply", "send")}
                </button>
              )}
            </HouseholdReplyFields>
          )}
        </PrivateForm>
        {number !== null && (
          <p className="note">
            {!isClosed && <>{say("reply", "byPhone")} </>}
            <bdi dir="ltr">
              <a href={number.href}>{phone}</a>
            </bdi>
          </p>
        )}
        {contact !== "" && <p className="note">{say("reply", "questions", { contact })}</p>}
      </section>
    </GuestPageLayout>
  );
}

/** The same in every language: whoever changes the language keeps what is typed. */
const whatWasSaid = ({ events, note: _note, ...view }: HouseholdView) =>
  JSON.stringify([view, events.map(({ name: _name, ...event }) => event)]);
