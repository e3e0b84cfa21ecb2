import { useState } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import type { Sending } from "#app/plan/rules/rsvp/sending-queue.ts";
import { useRow, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";

import { InvitationPreview } from "./invitation-preview.tsx";
import { MessageWays } from "./message-ways.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { useInvitationMessage } from "./use-invitation-message.ts";
import { useSentInvitations } from "./use-sent-invitations.ts";

type Ready = { id: string; name: string; link: string };

type SendQueueProps = {
  sending: Sending;
  /** Whom to send to, in this order, as it was when the queue was opened. */
  queue: readonly Ready[];
  close: () => void;
};

const headings: Record<Sending, string> = {
  invitation: "Send the invitations",
  reminder: "Remind who hasn’t answered",
};

/** One household after the other: a press sends its message, and the next one is there. */
export function SendQueue({ sending, queue, close }: SendQueueProps) {
  const [at, setAt] = useState(0);
  const [last, setLast] = useState<Ready | null>(null);
  const { tick, takeBack } = useSentInvitations();
  const current = queue[at];
  const sent = (household: Ready) => {
    tick(household.id, sending);
    setLast(household);
    setAt(at + 1);
  };
  return (
    <SendDialog heading={headings[sending]} close={close}>
      <p className="send-dialog__progress">
        <progress max={queue.length} value={at} aria-label="Sent or passed over" />
        <span>{current === undefined ? "All done" : `${at + 1} of ${queue.length}`}</span>
      </p>
      <output className="send-dialog__last">
        {last !== null && (
          <>
            {nameOf(last)} is ticked as {sending === "invitation" ? "sent" : "reminded"}.{" "}
            <button
              type="button"
              className="text-link"
              onClick={() => {
                takeBack(last.id, sending);
                setAt(queue.indexOf(last));
                setLast(null);
              }}
            >
              Not sent
              <span className="visually-hidden">: back to {nameOf(last)}</span>
            </button>
          </>
        )}
      </output>
      {current === undefined ? (
        <button type="button" className="button button--primary" onClick={close}>
          Back to the list
        </button>
      ) : (
        <>
          <Current household={current} sending={sending} onSent={() => sent(current)} />
          <button
            type="button"
            className="button button--line button--small send-dialog__skip"
            onClick={() => {
              setLast(null);
              setAt(at + 1);
            }}
          >
            Skip {nameOf(current)}
          </button>
          <Words sending={sending} />
          <InvitationPreview household={current.id} />
        </>
      )}
    </SendDialog>
  );
}

const nameOf = ({ name }: Ready) => (name === "" ? "This household" : name);

function Current({ household, sending, onSent }: { household: Ready; sending: Sending; onSent: () => void }) {
  const { email = "", phone = "" } = useRow(households, household.id) ?? {};
  const { subject, write } = useInvitationMessage(sending);
  const message = write(household.name, household.link);
  return (
    <section className="send-dialog__current" aria-label={`To ${nameOf(household)}`}>
      <h3 className="heading-small">{nameOf(household)}</h3>
      <p className="send-dialog__message">{message}</p>
      <MessageWays
        name={household.name}
        {...{ email, phone, subject, message, onSent }}
        link={household.link}
      />
    </section>
  );
}

/** The couple's own words, for all who are still to be sent to. */
function Words({ sending }: { sending: Sending }) {
  const { words } = useInvitationMessage(sending);
  const { put } = useRowMutations(rsvp);
  return (
    <details className="send-dialog__preview">
      <summary>Change the words for everyone</summary>
      <PlanTextArea
        label="Between the greeting and the link"
        value={words}
        write={(typed) =>
          put(rsvpRowId, sending === "invitation" ? { invitationWords: typed } : { reminderWords: typed })
        }
        maxLength={1000}
        readOnly={false}
      />
    </details>
  );
}
