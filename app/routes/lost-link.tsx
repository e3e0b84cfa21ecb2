import { data } from "react-router";

import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import { receiveLostLinkRequest } from "#app/business/lost-link/receive-lost-link-request.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/lost-link";

type Deleted = { eyebrow: string; heading: string; text: string };

const deletedEnquiry = { eyebrow: "Your enquiry", heading: "Your enquiry is deleted" };

/** The action that led to this page: its own page is gone. */
const deletions: Readonly<Record<string, Deleted>> = {
  deleted: {
    ...deletedEnquiry,
    text: "All answers and messages are deleted, too. Emails we’ve already sent stay where they are.",
  },
  /** It was open with vendors (isOpenWithVendors). */
  "deleted-untold": {
    ...deletedEnquiry,
    text: "All answers and messages are deleted, too. We don’t email vendors about it: their link stops working and says you may have deleted your enquiry. Emails we’ve already sent stay where they are.",
  },
  withdrawn: {
    eyebrow: "Your application",
    heading: "Your application is withdrawn",
    text: "Everything you wrote is deleted.",
  },
};

export function loader({ url }: Route.LoaderArgs) {
  const done = url.searchParams.get("done");
  return { deleted: done !== null && Object.hasOwn(deletions, done) ? (deletions[done] ?? null) : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const receipt = await receiveLostLinkRequest(
    request,
    context.get(siteContext),
    context.get(clientIpContext),
  );
  const { status, error, email } = receipt;
  const errors = error === null ? null : { email: error };
  return data({ errors, email }, { status, headers: { ...privateHeaders, ...formResponseHeaders(receipt) } });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function LostLink({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.deleted !== null) return <DeletedPage {...loaderData.deleted} />;
  const isSent = actionData?.errors === null;
  const parts = { idPrefix: "lost", labels: { email: "Email" }, errors: actionData?.errors ?? {} };
  const field = createFieldProps(parts, { email: actionData?.email ?? "" });
  return (
    <PrivatePageLayout
      title="Email me my link"
      isRejected={Object.keys(parts.errors).length > 0}
      eyebrow="Your enquiry or your listing"
      heading="Email me my link"
    >
      <section className="panel">
        {isSent ? (
          <output className="private__said">
            If an enquiry was sent with {actionData.email}, or the address was confirmed for a listing, the
            link is on its way there. {unsubscribedNote}
          </output>
        ) : (
          <PrivateForm summary={parts}>
            <p>
              Your enquiry’s link is in the email you got when you sent it, your listing’s in the email that
              said it’s listed. We’ll email it again, to the same address only.
            </p>
            <TextField
              {...field("email")}
              type="email"
              required
              maxLength={maxEmailLength}
              autoComplete="email"
            />
            <HoneypotField />
            <button type="submit" className="button button--primary">
              Email me my link
            </button>
          </PrivateForm>
        )}
      </section>
    </PrivatePageLayout>
  );
}

/** What stands in place of a page that its owner has just deleted. */
function DeletedPage({ eyebrow, heading, text }: Deleted) {
  return (
    <PrivatePageLayout title={heading} eyebrow={eyebrow} heading={heading}>
      <output className="private__notice">{text}</output>
      <p>
        <ArrowLink to="/vendors">Back to the directory</ArrowLink>
      </p>
    </PrivatePageLayout>
  );
}
