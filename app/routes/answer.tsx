import { data } from "react-router";

import { AnswerPage } from "#app/answers/answer-page.tsx";
import { openAnswer } from "#app/answers/answer-view.server.ts";
import { readAnswerForm } from "#app/answers/read-answer-form.ts";
import { saveAnswer } from "#app/answers/save-answer.server.ts";
import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import {
  admitPrivately,
  privateHeaders,
  redirectInTheme,
  refusePrivately,
} from "#app/private-links/private-page.server.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/answer";

const gone = () =>
  data("This link opens nothing any more: the couple may have deleted its enquiry.", { status: 404 });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = await openAnswer(context.get(siteContext).database, params.key);
  if (open === null) throw gone();
  return data(
    { view: open.view, isKept: url.searchParams.get("done") === "kept" },
    { headers: privateHeaders },
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await openAnswer(site.database, params.key);
  if (open === null) throw gone();
  const posted = await readPostedForm(request);
  if (!posted.ok) return refusePrivately(posted.status, { form: posted.message }, {});
  const read = readAnswerForm(posted.form);
  if (!read.ok) return refusePrivately(422, read.errors, read.values);
  const stopped = await admitPrivately(
    site,
    context.get(clientAddressContext),
    posted.form,
    `answer ${open.enquiryId} ${open.listingId}`,
  );
  if (stopped !== null)
    return refusePrivately(stopped.status, { form: stopped.message }, read.values, stopped.retryAfterSeconds);
  const outcome = await saveAnswer(site, open.enquiryId, open.listingId, read.answer);
  if (outcome === "gone") throw gone();
  if (outcome === "withdrawn")
    return refusePrivately(409, { form: "The couple has just withdrawn its enquiry" }, {});
  return redirectInTheme(`/answers/${params.key}?done=kept`, url);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function AnswerRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} errors={actionData?.errors ?? {}} values={actionData?.values ?? {}} />;
}
