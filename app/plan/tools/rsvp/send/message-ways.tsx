import { useState } from "react";

import { useCopy } from "#app/site/frame/use-copy.ts";

import { mailTo, textTo } from "./message-links.ts";

type MessageWaysProps = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  link: string;
  /** The message is handed to an app, or copied. */
  onSent: () => void;
};

/** The ways to send a household its message, the one that most families use first. */
export function MessageWays({ name, email, phone, subject, message, link, onSent }: MessageWaysProps) {
  const copy = useCopy();
  const [isByHand, setByHand] = useState(false);
  const told = `Send it to ${name === "" ? "this household" : name} only: the link is theirs.`;
  const copyMessage = async () => {
    const isCopied = await copy("message", message, told);
    setByHand(!isCopied);
    if (isCopied) onSent();
  };
  // A link is followed after its press was handled: what is shown next must not change its address before.
  const sentOnceFollowed = () => setTimeout(onSent, 0);
  return (
    <div className="send-dialog__ways">
      <a
        className="button button--primary button--small"
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={sentOnceFollowed}
      >
        WhatsApp
      </a>
      {"share" in navigator && (
        <button
          type="button"
          className="button button--line button--small"
          onClick={() =>
            // Closing the phone's own sheet without a choice is no error, and sends nothing.
            void navigator.share({ title: subject, text: message }).then(onSent, () => {})
          }
        >
          Send with an app
        </button>
      )}
      {phone !== "" && (
        <a
          className="button button--line button--small"
          href={textTo(phone, message)}
          onClick={sentOnceFollowed}
        >
          Text {phone}
        </a>
      )}
      {email !== "" && (
        <a
          className="button button--line button--small"
          href={mailTo(email, subject, message)}
          onClick={sentOnceFollowed}
        >
          Email {email}
        </a>
      )}
      <button type="button" className="button button--line button--small" onClick={() => void copyMessage()}>
        Copy message
      </button>
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => void copy("link", link, told)}
      >
        Copy link only
      </button>
      {isByHand && (
        <p className="send-dialog__by-hand" role="alert">
          Your browser didn’t let us copy the message. Select it above, copy it yourself, and then{" "}
          <button type="button" className="text-link" onClick={onSent}>
            mark it as sent
          </button>
          .
        </p>
      )}
    </div>
  );
}
