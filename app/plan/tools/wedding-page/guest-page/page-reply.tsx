import { href } from "react-router";

import { formatDate } from "#app/calendar/format-date.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";

export type RefusedCode = { error: string; typed: string };

type PageReplyProps = Pick<GuestPage, "household" | "phone"> & {
  /** The page's own path; null in a preview, where nothing is sent. */
  home: string | null;
  refused: RefusedCode | null;
};

/** How a guest replies: with its code from the card, or straight away where the page was opened by it. */
export function PageReply({ household, phone, home, refused }: PageReplyProps) {
  if (household !== null) {
    const { code, until } = household;
    return (
      <div className="guest-reply">
        <p>
          {until === null ? "Tell us who’s coming." : `Please reply by ${formatDate(until)}.`} You can change
          your answer until then.
        </p>
        {code === "" ? (
          <p className="guest-page__button">Reply</p>
        ) : (
          <a className="guest-page__button" href={href("/rsvp/:code", { code })}>
            Reply
          </a>
        )}
        <ByPhone phone={phone} />
      </div>
    );
  }
  return (
    <form className="guest-reply" method="post" action={home === null ? undefined : `${home}#page-reply`}>
      <fieldset disabled={home === null}>
        <p>Enter the code from your card or message to see everything you’re invited to, and to reply.</p>
        <label htmlFor="page-code">Your code</label>
        <div className="guest-reply__row">
          <input
            id="page-code"
            name="code"
            className="input"
            defaultValue={refused?.typed}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="7kq2-m9xa-04tz"
            aria-invalid={refused !== null}
            aria-describedby={refused === null ? undefined : "page-code-error"}
          />
          <button type="submit" className="guest-page__button">
            Show my invitation
          </button>
        </div>
        {refused !== null && (
          <p id="page-code-error" className="guest-reply__error" role="alert">
            {refused.error}
          </p>
        )}
        <HoneypotField />
      </fieldset>
      <ByPhone phone={phone} />
    </form>
  );
}

/** For whom a telephone is easier than a form. */
function ByPhone({ phone }: Pick<GuestPage, "phone">) {
  const found = findPhoneNumber(phone);
  if (found === null) return null;
  return (
    <p>
      Or answer by phone: <a href={found.href}>{phone}</a>
    </p>
  );
}
