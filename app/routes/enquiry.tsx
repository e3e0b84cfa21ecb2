import { randomUUID } from "node:crypto";

import { href, data } from "react-router";

import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { EnquiryPage } from "#app/couple/enquiry-page/enquiry-page.tsx";
import { resubscribePathOf } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { loadEnquiryByKey } from "#app/couple/enquiry-page/enquiry-view.server.ts";
import { isOpenWithVendors } from "#app/couple/enquiry-page/is-open-with-vendors.ts";
import { parseEnquiryChange } from "#app/couple/enquiry-page/parse-enquiry-change.ts";
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

import type { Route } from "./+types/enquiry";

const gone = () =>
  privateLinkNotFound("It was replaced, or the enquiry was deleted. We can email you the one that works.", [
    href("/lost-link"),
    "Email me my link",
  ]);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const open = await loadEnquiryByKey(site, params.key);
  if (open === null) throw gone();
  const { view, email } = open;
  return data(
    {
      view,
      quietPath: await resubscribePathOf(site, email),
      done: url.searchParams.get("done"),
      formKey: randomUUID(),
    },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await loadEnquiryByKey(site, params.key);
  if (open === null) throw gone();
  const post = await receivePrivateForm({ request, context, link: `enquiry ${open.id}` }, parseEnquiryChange);
  if (!post.ok) return post.refusal;
  const changed = await changeEnquiry(site, open.id, post.change, post.formKey);
  if (changed === null) throw gone();
  if (changed.kind === "deleted")
    return redirectInTheme(
      `/lost-link?done=${isOpenWithVendors(open.view) ? "deleted-untold" : "deleted"}`,
      url,
    );
  const key = changed.kind === "rotated" ? changed.key : params.key;
  return redirectInTheme(`${href("/enquiries/:key", { key })}?done=${changed.kind}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = privatePageHeaders;

export default function EnquiryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EnquiryPage
      key={loaderData.formKey}
      {...loaderData}
      // What was done before says nothing of a form that came back.
      done={actionData ? null : loaderData.done}
      errors={actionData?.errors ?? {}}
      values={actionData?.values ?? {}}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
