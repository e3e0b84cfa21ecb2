import { href } from "react-router";

import { formatDay } from "#app/languages/format-day.ts";
import type { Language } from "#app/languages/language.ts";
import type { Say } from "#app/languages/translate.ts";
import { useGuestPath } from "#app/messaging/private-links/use-guest-path.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";

export type RefusedCode = { error: string; typed: string };

type PageReplyProps = Pick<GuestPage, "household" | "phone"> & {
  say: Say<"page" | "date">;
  /** What links of this page say of its language. */
  linked: Language | null;
  /** The page's own path; null in a preview, where nothing is sent. */
  home: string | null;
  refused: RefusedCode | null;
};

/** How a guest replies: with its code from the card, or straight away where the page was opened by it. */
export function PageReply({ say, linked, household, phone, home, refused }: PageReplyProps) {
  const toPath = useGuestPath(linked);
  if (household !== null) {
    const { code, until } = household;
    return (
      <div className="guest-reply">
        <p>
          {until === null ? say("page", "tellUs") : say("page", "replyBy", { until: formatDay(say, until) })}
        </p>
        {code === "" ? (
          <p className="guest-page__button">{say("page", "reply")}</p>
        ) : (
          <a className="guest-page__button" href={toPath(href("/rsvp/:code", { code }))}>
            {say("page", "reply")}
          </a>
        )}
        <ByPhone say={say} phone={phone} />
      </div>
    );
  }
  return (
    <form
      className="guest-reply"
      method="post"
      action={home === null ? undefined : `${toPath(home)}#page-reply`}
    >
      <fieldset disabled={home === null}>
        <p>{say("page", "enterCode")}</p>
        <label htmlFor="page-code">{say("page", "code")}</label>
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
            {say("page", "showInvitation")}
          </button>
        </div>
        {refused !== null && (
          <div className="guest-reply__error" role="alert">
            <FieldError id="page-code-error" error={refused.error} />
          </div>
        )}
        <HoneypotField />
      </fieldset>
      <ByPhone say={say} phone={phone} />
    </form>
  );
}

/** For whom a telephone is easier than a form. */
function ByPhone({ say, phone }: { say: Say<"page">; phone: string }) {
  const found = findPhoneNumber(phone);
  if (found === null) return null;
  return (
    <p>
      {say("page", "byPhone")}{" "}
      <bdi dir="ltr">
        <a href={found.href}>{phone}</a>
      </bdi>
    </p>
  );
}
