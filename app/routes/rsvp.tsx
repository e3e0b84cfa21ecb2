import { href, data } from "react-router";

import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { codeWords } from "#app/languages/guest-words.server.ts";
import { languageAttributes, languageFromUrl } from "#app/languages/language.ts";
import { preferredLanguage } from "#app/languages/preferred-language.server.ts";
import { translate } from "#app/languages/translate.ts";
import { failureIn } from "#app/messaging/private-links/failure-in-words.ts";
import { rejectionIn } from "#app/messaging/private-links/rejection-in-words.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { findHousehold } from "#app/plan/server/rsvp/find-household.server.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { GuestPageLayout } from "#app/messaging/private-links/guest-page-layout.tsx";
import { GuestErrorPage } from "#app/messaging/private-links/guest-error-page.tsx";
import { guestPageHandle } from "#app/messaging/private-links/guest-page-handle.ts";
import { redirectGuest } from "#app/messaging/private-links/guest-response.server.ts";
import { privateHeaders, privatePageHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";
import { themeQueryKey } from "#app/site/theme/theme-name.ts";

import type { Route } from "./+types/rsvp";

const refuse = (status: number, error: string, typed: string, retryAfterSeconds?: number) =>
  data(
    { errors: { code: error }, typed },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

export const handle = guestPageHandle;

/** A guest who types a code has chosen no language yet, and no couple has suggested one: the browser knows it. */
const wordsFor = ({ request, url }: Pick<Route.LoaderArgs, "request" | "url">) =>
  codeWords(languageFromUrl(url.searchParams) ?? preferredLanguage(request.headers) ?? "en");

export function loader({ request, url }: Route.LoaderArgs) {
  const words = wordsFor({ request, url });
  return data(
    { documentLanguage: languageAttributes(words.language), words },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const say = translate(wordsFor({ request, url }));
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted.status, rejectionIn(say, posted), "");
  const found = await findHousehold(posted.form, context.get(siteContext), context.get(clientIpContext), say);
  if (!found.ok) return refuse(found.status, found.message, found.typed, found.retryAfterSeconds);
  if (found.theme !== "standard") url.searchParams.set(themeQueryKey, found.theme);
  const asked = languageFromUrl(url.searchParams);
  return redirectGuest(href("/rsvp/:code", { code: found.code }), asked, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = privatePageHeaders;

/** For a guest who has the code of a card instead of a link. */
export default function Rsvp({ loaderData: { words }, actionData }: Route.ComponentProps) {
  const say = translate(words);
  const parts = {
    idPrefix: "rsvp",
    labels: { code: say("code", "code") },
    errors: actionData?.errors ?? {},
    heading: say("form", "check"),
  };
  const field = createFieldProps(parts, { code: actionData?.typed ?? "" });
  const title = say("code", "title");
  return (
    <GuestPageLayout
      title={actionData === undefined ? title : say("form", "rejectedTitle", { title })}
      eyebrow={say("code", "invited")}
      heading={title}
      language={words.language}
      say={say}
    >
      <section className="panel">
        <PrivateForm summary={parts} sayFailure={failureIn(say)}>
          <p>{say("code", "where")}</p>
          <TextField
            {...field("code")}
            hint={say("code", "example", { example: "7kq2-m9xa-04tz" })}
            required
            maxLength={40}
            autoComplete="off"
          />
          <HoneypotField />
          <button type="submit" className="button button--primary">
            {say("code", "open")}
          </button>
        </PrivateForm>
        {actionData !== undefined && <p className="note">{say("code", "help")}</p>}
        <p className="note">{say("code", "byPhone")}</p>
      </section>
    </GuestPageLayout>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <GuestErrorPage error={error} />;
