import { data } from "react-router";

import { takeUpFields } from "#app/claims/claim-options.ts";
import { ClaimPage } from "#app/claims/claim-page.tsx";
import { viewClaim } from "#app/claims/claim-view.server.ts";
import { takeUpSchema } from "#app/claims/claim.ts";
import { confirmClaim, openClaim } from "#app/claims/confirm-claim.server.ts";
import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import {
  admitPrivately,
  privateHeaders,
  redirectInTheme,
  refusePrivately,
} from "#app/private-links/private-page.server.ts";
import { readFields } from "#app/vendor-profile/read-fields.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/claimed";

const gone = () =>
  data("This link opens nothing any more. The listing can be claimed again from its page.", { status: 404 });

export async function loader({ context, params }: Route.LoaderArgs) {
  const claim = await openClaim(context.get(siteContext).database, params.key);
  if (claim === null) throw gone();
  return data({ view: viewClaim(claim) }, { headers: privateHeaders });
}

/** Opening the link confirms nothing: mail programs open links by themselves. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const claim = await openClaim(site.database, params.key);
  if (claim === null) throw gone();
  const posted = await readPostedForm(request);
  if (!posted.ok) return refusePrivately(posted.status, { form: posted.message }, {});
  const read = readFields(posted.form, takeUpFields, [], takeUpSchema);
  const typed = { name: read.values.name[0], role: read.values.role[0] };
  // Only who was invited says here who they are; who sent the form has said it.
  if (claim.state === "invited" && !read.ok) return refusePrivately(422, read.errors, typed);
  const from = context.get(clientAddressContext);
  const stopped = await admitPrivately(site, from, posted.form, `claim ${claim.id}`);
  if (stopped !== null)
    return refusePrivately(stopped.status, { form: stopped.message }, typed, stopped.retryAfterSeconds);
  await confirmClaim(site, claim.id, claim.state === "invited" && read.ok ? read.value : null);
  return redirectInTheme(`/claims/${params.key}`, url);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function ClaimedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimPage {...loaderData} errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />;
}
