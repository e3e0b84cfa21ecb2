import { data } from "react-router";

import { ApplicationPage } from "#app/business/applications/application-page.tsx";
import { viewApplication } from "#app/business/applications/application-view.server.ts";
import { confirmApplication, openApplication } from "#app/business/applications/confirm-application.server.ts";
import { withdrawApplication } from "#app/applications/withdraw-application.server.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import {
  headersOfPrivatePage,
  opensNothing,
  privateHeaders,
  redirectInTheme,
} from "#app/private-links/private-page.server.ts";
import { receivePrivatePost } from "#app/private-links/receive-private-post.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/application";

const gone = () =>
  opensNothing(
    "This link opens nothing any more: it does so for seven days. You can apply again at /vendors/apply.",
  );

export async function loader({ context, params }: Route.LoaderArgs) {
  const application = await openApplication(context.get(siteContext).database, params.key);
  if (application === null) throw gone();
  return data({ view: viewApplication(application) }, { headers: privateHeaders });
}

const readWish = (form: FormData): Reading<{ withdraws: boolean }, { form?: string }, object> => ({
  ok: true,
  values: {},
  withdraws: form.get("what") === "withdraw",
});

/** Opening the link confirms nothing: mail programs open links by themselves. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const application = await openApplication(site.database, params.key);
  if (application === null) throw gone();
  const link = `application ${application.id}`;
  const post = await receivePrivatePost({ request, context, link }, readWish);
  if (!post.ok) return post.refusal;
  if (post.withdraws && application.state !== "approved") {
    await withdrawApplication(site, application);
    return redirectInTheme("/lost-link?done=withdrawn", url);
  }
  await confirmApplication(site, application);
  return redirectInTheme(`/applications/${params.key}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const headers = headersOfPrivatePage;

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage {...loaderData} trouble={actionData?.errors.form} />;
}
