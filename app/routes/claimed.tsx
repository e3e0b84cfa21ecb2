import { data } from "react-router";

import { takeUpFields, type ClaimErrors } from "#app/claims/claim-options.ts";
import { ClaimPage } from "#app/business/claims/claim-page.tsx";
import { viewClaim } from "#app/business/claims/claim-view.server.ts";
import { takeUpSchema, type TakenUpBy } from "#app/claims/claim.ts";
import { confirmClaim, openClaim } from "#app/business/claims/confirm-claim.server.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import {
  headersOfPrivatePage,
  opensNothing,
  privateHeaders,
  redirectInTheme,
} from "#app/private-links/private-page.server.ts";
import { receivePrivatePost } from "#app/private-links/receive-private-post.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import { readFields } from "#app/messaging/forms/parse-fields.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/claimed";

const gone = () =>
  opensNothing("This link opens nothing any more. The listing can be claimed again from its page.");

export async function loader({ context, params }: Route.LoaderArgs) {
  const claim = await openClaim(context.get(siteContext).database, params.key);
  if (claim === null) throw gone();
  return data({ view: viewClaim(claim) }, { headers: privateHeaders });
}

type Person = Reading<{ person: TakenUpBy | null }, ClaimErrors, { name?: string; role?: string }>;

/** Only who was invited says here who they are; who sent the form has said it. */
const readPerson =
  (isInvited: boolean) =>
  (form: FormData): Person => {
    if (!isInvited) return { ok: true, values: {}, person: null };
    const read = readFields(form, takeUpFields, [], takeUpSchema);
    const values = { name: read.values.name[0], role: read.values.role[0] };
    return read.ok ? { ok: true, values, person: read.value } : { ok: false, values, errors: read.errors };
  };

/** Opening the link confirms nothing: mail programs open links by themselves. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const claim = await openClaim(site.database, params.key);
  if (claim === null) throw gone();
  const read = readPerson(claim.state === "invited");
  const post = await receivePrivatePost({ request, context, link: `claim ${claim.id}` }, read);
  if (!post.ok) return post.refusal;
  await confirmClaim(site, claim.id, post.person);
  return redirectInTheme(`/claims/${params.key}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const headers = headersOfPrivatePage;

export default function ClaimedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimPage {...loaderData} errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />;
}
