import { href, data } from "react-router";

import { ApplicationPage } from "#app/business/applications/application-page.tsx";
import { toApplicationView } from "#app/business/applications/application-view.server.ts";
import {
  confirmApplication,
  loadApplicationByKey,
} from "#app/business/applications/confirm-application.server.ts";
import { parseApplicationChange } from "#app/business/applications/parse-application-change.ts";
import { withdrawApplication } from "#app/business/applications/withdraw-application.server.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import {
  privatePageHeaders,
  privateLinkNotFound,
  privateHeaders,
  redirectInTheme,
} from "#app/messaging/private-links/private-page.server.ts";
import { receivePrivateForm } from "#app/messaging/private-links/receive-private-form.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/application";

const gone = () =>
  privateLinkNotFound("It was valid for seven days. You can apply again.", [
    href("/vendors/apply"),
    "Apply again",
  ]);

export async function loader({ context, params }: Route.LoaderArgs) {
  const application = await loadApplicationByKey(context.get(siteContext).database, params.key);
  if (application === null) throw gone();
  return data({ view: toApplicationView(application) }, { headers: privateHeaders });
}

/** Opening the link confirms nothing: mail programs open links by themselves. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const application = await loadApplicationByKey(site.database, params.key);
  if (application === null) throw gone();
  const link = `application ${application.id}`;
  const post = await receivePrivateForm({ request, context, link }, parseApplicationChange);
  if (!post.ok) return post.refusal;
  if (post.what === "withdraw" && application.state !== "approved") {
    await withdrawApplication(site, application);
    return redirectInTheme("/lost-link?done=withdrawn", url);
  }
  await confirmApplication(site, application);
  return redirectInTheme(href("/applications/:key", params), url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = privatePageHeaders;

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage {...loaderData} rejected={actionData ?? null} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
