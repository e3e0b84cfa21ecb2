import { randomUUID } from "node:crypto";

import { data } from "react-router";

import { changeEnquiry } from "#app/enquiry-page/change-enquiry.server.ts";
import { EnquiryPage } from "#app/enquiry-page/enquiry-page.tsx";
import { openEnquiry } from "#app/enquiry-page/enquiry-view.server.ts";
import { readEnquiryChange } from "#app/enquiry-page/read-enquiry-change.ts";
import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import {
  admitPrivately,
  privateHeaders,
  redirectInTheme,
  refusePrivately,
} from "#app/private-links/private-page.server.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/enquiry";

const gone = () =>
  data("This link opens nothing (any more). If you lost yours, ask for it again at /lost-link.", {
    status: 404,
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = await openEnquiry(context.get(siteContext).database, params.key);
  if (open === null) throw gone();
  const { view } = open;
  return data(
    { view, done: url.searchParams.get("done"), formKey: randomUUID() },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await openEnquiry(site.database, params.key);
  if (open === null) throw gone();
  const posted = await readPostedForm(request);
  if (!posted.ok) return refusePrivately(posted.status, { form: posted.message }, {});
  const read = readEnquiryChange(posted.form);
  if (!read.ok) return refusePrivately(422, read.errors, read.values);
  const stopped = await admitPrivately(
    site,
    context.get(clientAddressContext),
    posted.form,
    `enquiry ${open.id}`,
  );
  if (stopped !== null)
    return refusePrivately(stopped.status, { form: stopped.message }, read.values, stopped.retryAfterSeconds);
  const changed = await changeEnquiry(site, open.id, read.change, read.formKey);
  if (changed === null) throw gone();
  if (changed.kind === "deleted") return redirectInTheme("/lost-link?done=deleted", url);
  const key = changed.kind === "rotated" ? changed.key : params.key;
  return redirectInTheme(`/enquiries/${key}?done=${changed.kind}`, url);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function EnquiryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EnquiryPage
      key={loaderData.formKey}
      {...loaderData}
      errors={actionData?.errors ?? {}}
      values={actionData?.values ?? {}}
    />
  );
}
