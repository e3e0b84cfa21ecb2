import { randomUUID } from "node:crypto";

import { data } from "react-router";

import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { EnquiryPage } from "#app/couple/enquiry-page/enquiry-page.tsx";
import { quietPathOf } from "#app/reviews/quiet-address.server.ts";
import { openEnquiry } from "#app/enquiry-page/enquiry-view.server.ts";
import { readEnquiryChange } from "#app/couple/enquiry-page/parse-enquiry-change.ts";
import {
  headersOfPrivatePage,
  opensNothing,
  privateHeaders,
  redirectInTheme,
} from "#app/private-links/private-page.server.ts";
import { receivePrivatePost } from "#app/private-links/receive-private-post.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/enquiry";

const gone = () =>
  opensNothing("This link opens nothing (any more). If you lost yours, ask for it again at /lost-link.");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const open = await openEnquiry(site, params.key);
  if (open === null) throw gone();
  const { view, email } = open;
  return data(
    {
      view,
      quietPath: await quietPathOf(site, email),
      done: url.searchParams.get("done"),
      formKey: randomUUID(),
    },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await openEnquiry(site, params.key);
  if (open === null) throw gone();
  const post = await receivePrivatePost({ request, context, link: `enquiry ${open.id}` }, readEnquiryChange);
  if (!post.ok) return post.refusal;
  const changed = await changeEnquiry(site, open.id, post.change, post.formKey);
  if (changed === null) throw gone();
  if (changed.kind === "deleted") return redirectInTheme("/lost-link?done=deleted", url);
  const key = changed.kind === "rotated" ? changed.key : params.key;
  return redirectInTheme(`/enquiries/${key}?done=${changed.kind}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const headers = headersOfPrivatePage;

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
