import { useId, useState } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

import { InvitationPreview } from "./invitation-preview.tsx";
import { MessageWays } from "./message-ways.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { useInvitationMessage } from "./use-invitation-message.ts";
import { useSentInvitations } from "./use-sent-invitations.ts";

type SendInvitationProps = { household: string; name: string; link: string; close: () => void };

/** A ready message with the household's link, the ways to send it, and the page that it leads to. */
export function SendInvitation({ household, name, link, close }: SendInvitationProps) {
  const id = useId();
  const { email = "", phone = "" } = useRow(households, household) ?? {};
  const { subject, write } = useInvitationMessage("invitation");
  const { tick } = useSentInvitations();
  const [message, setMessage] = useState(() => write(name, link));
  return (
    <SendDialog heading={name === "" ? "Send the link" : `Send to ${name}`} close={close}>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-message`}>
          Message
        </label>
        <textarea
          id={`${id}-message`}
          className="input"
          rows={7}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </div>
      <MessageWays
        {...{ name, email, phone, subject, message, link }}
        onSent={() => tick(household, "invitation")}
      />
      <InvitationPreview household={household} />
    </SendDialog>
  );
}
