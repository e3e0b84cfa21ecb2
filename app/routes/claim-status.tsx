import { href, data } from "react-router";

import { claimantFields, type ClaimantValues, type ClaimErrors } from "#app/business/claims/claim-fields.ts";
import { ClaimPage } from "#app/business/claims/claim-page.tsx";
import { toClaimView } from "#app/business/claims/claim-view.server.ts";
import { invitationAcceptanceSchema, type InvitationAcceptance } from "#app/business/claims/claim.ts";
import { confirmClaim, loadClaimByKey } from "#app/business/claims/confirm-claim.server.ts";
import { describeDeadClaimLink } from "#app/business/claims/dead-claim-link.server.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import {
  privatePageHeaders,
  privateLinkNotFound,
  privateHeaders,
  redirectInTheme,
} from "#app/messaging/private-links/private-page.server.ts";
import { receivePrivateForm } from "#app/messaging/private-links/receive-private-form.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { namesOf } from "#app/messaging/forms/record-of.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";
import { siteContext, type Site } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/claim-status";

async function gone({ database }: Site, key: string) {
  const { why, ways } = await describeDeadClaimLink(database, key);
  return privateLinkNotFound(why, ...ways);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const claim = await loadClaimByKey(site.database, params.key);
  if (claim === null) throw await gone(site, params.key);
  return data({ view: toClaimView(claim) }, { headers: privateHeaders });
}

type Person = ParseResult<{ person: InvitationAcceptance | null }, ClaimErrors, ClaimantValues>;

/** Only an invited claimant says here who they are; one who sent the form has already said it. */
const readPerson =
  (isInvited: boolean) =>
  (form: FormData): Person => {
    if (!isInvited) return { ok: true, values: {}, person: null };
    const read = parseFields(form, namesOf(claimantFields), [], invitationAcceptanceSchema);
    const { values } = read;
    return read.ok ? { ok: true, values, person: read.value } : { ok: false, values, errors: read.errors };
  };

/** Opening the link confirms nothing: mail programs open links by themselves. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const claim = await loadClaimByKey(site.database, params.key);
  if (claim === null) throw await gone(site, params.key);
  const read = readPerson(claim.state === "invited");
  const post = await receivePrivateForm({ request, context, link: `claim ${claim.id}` }, read);
  if (!post.ok) return post.refusal;
  await confirmClaim(site, claim.id, post.person);
  return redirectInTheme(href("/claims/:key", params), url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = privatePageHeaders;

export default function ClaimStatusRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimPage {...loaderData} errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
