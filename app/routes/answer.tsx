import { data } from "react-router";

import { AnswerPage } from "#app/answers/answer-page.tsx";
import { openAnswer } from "#app/answers/answer-view.server.ts";
import { readAnswerForm } from "#app/answers/read-answer-form.ts";
import { saveAnswer } from "#app/answers/save-answer.server.ts";
import { privateHeaders, redirectInTheme, refusePrivately } from "#app/private-links/private-page.server.ts";
import { receivePrivatePost } from "#app/private-links/receive-private-post.server.ts";
import { siteContext } from "#server/site.ts";

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
  const link = `answer ${open.enquiryId} ${open.listingId}`;
  const post = await receivePrivatePost({ request, context, link }, readAnswerForm);
  if (!post.ok) return post.refusal;
  const outcome = await saveAnswer(site, open.enquiryId, open.listingId, post.answer);
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
