import { href, data } from "react-router";

import { TextField } from "#app/ui/design-system/form-fields.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { findHousehold } from "#app/plan/server/rsvp/find-household.server.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { privateHeaders, redirectInTheme } from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/rsvp";

const refuse = (status: number, error: string, typed: string, retryAfterSeconds?: number) =>
  data(
    { errors: { code: error }, typed },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

export async function action({ request, context, url }: Route.ActionArgs) {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted.status, posted.message, "");
  const found = await findHousehold(posted.form, context.get(siteContext), context.get(clientIpContext));
  if (!found.ok) return refuse(found.status, found.message, found.typed, found.retryAfterSeconds);
  if (found.theme === "indian") url.searchParams.set("theme", "indian");
  return redirectInTheme(href("/rsvp/:code", { code: found.code }), url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** For a guest who has the code of a card instead of a link. */
export default function Rsvp({ actionData }: Route.ComponentProps) {
  const parts = { idPrefix: "rsvp", labels: { code: "Your code" }, errors: actionData?.errors ?? {} };
  const field = createFieldProps(parts, { code: actionData?.typed ?? "" });
  return (
    <PrivatePageLayout
      title="Answer an invitation"
      isRejected={actionData !== undefined}
      eyebrow="You are invited"
      heading="Answer an invitation"
    >
      <section className="panel">
        <PrivateForm summary={parts}>
          <p>The code is on the card or in the message that the couple sent you.</p>
          <TextField
            {...field("code")}
            hint="such as 7kq2-m9xa-04tz"
            required
            maxLength={40}
            autoComplete="off"
          />
          <HoneypotField />
          <button type="submit" className="button button--primary">
            Open the invitation
          </button>
        </PrivateForm>
      </section>
    </PrivatePageLayout>
  );
}
