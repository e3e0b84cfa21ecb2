import { data } from "react-router";

import {
  findMailSubscriptionByKey,
  setMailSubscription,
} from "#app/couple/unsubscribe/mail-subscription.server.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { privateLinkNotFound, privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/unsubscribe";

const gone = () => privateLinkNotFound("Use the one in our latest email to you.");

export async function loader({ context, params }: Route.LoaderArgs) {
  const wish = await findMailSubscriptionByKey(context.get(siteContext), params.key);
  if (wish === null) throw gone();
  const { title, eyebrow, said, isUnsubscribed } = wish;
  return data({ title, eyebrow, said, isUnsubscribed }, { headers: privateHeaders });
}

/** The post of the page's button, and of the button that mail programs show (RFC 8058). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const wish = await findMailSubscriptionByKey(site, params.key);
  if (wish === null) throw gone();
  const posted = await readPostedForm(request);
  if (!posted.ok) return data(posted.message, { status: posted.status });
  await setMailSubscription(site, wish, posted.form.get("again") !== "yes");
  return null;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Unsubscribe({
  loaderData: { title, eyebrow, said, isUnsubscribed },
}: Route.ComponentProps) {
  return (
    <PrivatePageLayout title={title} eyebrow={eyebrow} heading={title}>
      <section className="panel">
        <PrivateForm>
          <output className="private__said">{said}</output>
          {isUnsubscribed && <input type="hidden" name="again" value="yes" />}
          <button type="submit" className="button button--line">
            {isUnsubscribed ? "Email me again" : "Unsubscribe"}
          </button>
        </PrivateForm>
      </section>
    </PrivatePageLayout>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
