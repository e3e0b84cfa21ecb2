import { data } from "react-router";

import { ApplicationPage } from "#app/applications/application-page.tsx";
import { viewApplication } from "#app/applications/application-view.server.ts";
import { confirmApplication, openApplication } from "#app/applications/confirm-application.server.ts";
import { withdrawApplication } from "#app/applications/withdraw-application.server.ts";
import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import {
  admitPrivately,
  privateHeaders,
  redirectInTheme,
  refusePrivately,
} from "#app/private-links/private-page.server.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/application";

const gone = () =>
  data(
    "This link opens nothing any more: it does so for seven days. You can apply again at /vendors/apply.",
    {
      status: 404,
    },
  );

export async function loader({ context, params }: Route.LoaderArgs) {
  const application = await openApplication(context.get(siteContext).database, params.key);
  if (application === null) throw gone();
  return data({ view: viewApplication(application) }, { headers: privateHeaders });
}

/** Opening the link confirms nothing: mail programs open links by themselves. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const application = await openApplication(site.database, params.key);
  if (application === null) throw gone();
  const posted = await readPostedForm(request);
  const stopped = posted.ok
    ? await admitPrivately(
        site,
        context.get(clientAddressContext),
        posted.form,
        `application ${application.id}`,
      )
    : posted;
  if (stopped !== null)
    return refusePrivately(stopped.status, { form: stopped.message }, {}, stopped.retryAfterSeconds);
  if (posted.ok && posted.form.get("what") === "withdraw" && application.state !== "approved") {
    await withdrawApplication(site, application);
    return redirectInTheme("/lost-link?done=withdrawn", url);
  }
  await confirmApplication(site, application);
  return redirectInTheme(`/applications/${params.key}`, url);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function ApplicationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplicationPage {...loaderData} trouble={actionData?.errors.form} />;
}
