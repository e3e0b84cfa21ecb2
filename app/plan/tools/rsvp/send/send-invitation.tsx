import { useEffect, useId, useRef, useState } from "react";

import { useToast } from "#app/site/frame/toasts.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { households } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

import { InvitationPreview } from "./invitation-preview.tsx";
import { writeInvitation } from "./write-invitation.ts";

import "./send-invitation.css";

type SendInvitationProps = { household: string; name: string; link: string; close: () => void };

/** A ready message with the household's link, the ways to send it, and the page that it leads to. */
export function SendInvitation({ household, name, link, close }: SendInvitationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const about = useRow(wedding, weddingRowId);
  const until = useRow(rsvp, rsvpRowId)?.until ?? null;
  const { email = "", phone = "" } = useRow(households, household) ?? {};
  const couple = about?.title ?? "";
  const [message, setMessage] = useState(() =>
    writeInvitation({ household: name, couple, date: about?.date ?? null, until, link }),
  );
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const copy = useCopy(name === "" ? "this household" : name);
  const subject = couple === "" ? "Our wedding" : couple;
  return (
    <dialog ref={dialog} className="plan__dialog send-dialog" aria-labelledby={`${id}-name`} onClose={close}>
      <header className="send-dialog__head">
        <h2 className="heading-small" id={`${id}-name`}>
          {name === "" ? "Send the link" : `Send to ${name}`}
        </h2>
        <form method="dialog">
          <button type="submit" className="send-dialog__close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </header>
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
      <div className="send-dialog__ways">
        {"share" in navigator && (
          <button
            type="button"
            className="button button--primary button--small"
            // Closing the phone's own sheet without a choice is no error.
            onClick={() => void navigator.share({ title: subject, text: message }).catch(() => {})}
          >
            Send with an app
          </button>
        )}
        <button
          type="button"
          className={`button button--small ${"share" in navigator ? "button--line" : "button--primary"}`}
          onClick={() => void copy("Message copied", message)}
        >
          Copy message
        </button>
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => void copy("Link copied", link)}
        >
          Copy link only
        </button>
        {email !== "" && (
          <a className="button button--line button--small" href={mailTo(email, subject, message)}>
            Email {email}
          </a>
        )}
        {phone !== "" && (
          <a className="button button--line button--small" href={textTo(phone, message)}>
            Text {phone}
          </a>
        )}
      </div>
      <InvitationPreview household={household} />
    </dialog>
  );
}

function useCopy(name: string) {
  const toast = useToast();
  return async (title: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title, description: `Send it to ${name} only: the link is theirs.` });
    } catch {
      toast({ title: "Copy this", description: text });
    }
  };
}

const mailTo = (email: string, subject: string, body: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

const textTo = (phone: string, body: string) =>
  `sms:${phone.replaceAll(/[^\d+]/gu, "")}?&body=${encodeURIComponent(body)}`;
