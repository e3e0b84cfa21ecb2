import { useId, useState } from "react";

import { formatDate } from "#app/calendar/format-date.ts";
import { languageAttributes } from "#app/languages/language.ts";
import { areRepliesClosed, type SendingDays } from "#app/plan/rules/rsvp/sending-queue.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

import { HouseholdLanguage, useHouseholdLanguage } from "./household-language.tsx";
import { HouseholdPagePreview } from "./household-page-preview.tsx";
import { MessageWays } from "./message-ways.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { useInvitationMessage } from "./use-invitation-message.ts";
import { useSentInvitations } from "./use-sent-invitations.ts";

type SendInvitationProps = {
  household: string;
  name: string;
  link: string;
  days: SendingDays;
  close: () => void;
};

/** A ready message with the household's link, the ways to send it, and the page that it leads to. */
export function SendInvitation({ household, name, link, days, close }: SendInvitationProps) {
  const language = useHouseholdLanguage(household);
  const message = useInvitationMessage("invitation", language);
  return (
    <SendDialog heading={name === "" ? "Send the link" : `Send to ${name}`} close={close}>
      {days.until !== null && areRepliesClosed(days) && (
        <p className="note">
          Replies closed on {formatDate(days.until)}. They can read their page, but not reply.
        </p>
      )}
      <HouseholdLanguage household={household} />
      {message !== null && (
        <EditableMessage
          key={language}
          {...{ household, name, link }}
          subject={message.subject}
          written={message.write(name, link)}
        />
      )}
      <HouseholdPagePreview household={household} />
    </SendDialog>
  );
}

type EditableMessageProps = Omit<SendInvitationProps, "days" | "close"> & {
  subject: string;
  written: string;
};

/** The message to this household alone, which the couple can reword before it sends it. */
function EditableMessage({ household, name, link, subject, written }: EditableMessageProps) {
  const id = useId();
  const { email = "", phone = "" } = useRow(households, household) ?? {};
  const { tick } = useSentInvitations();
  const [message, setMessage] = useState(written);
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-message`}>
          Message
        </label>
        <textarea
          id={`${id}-message`}
          className="input guest-words"
          rows={7}
          {...languageAttributes(useHouseholdLanguage(household))}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </div>
      <MessageWays
        {...{ name, email, phone, subject, message, link }}
        onSent={() => tick(household, "invitation")}
      />
    </>
  );
}
