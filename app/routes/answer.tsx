import { data } from "react-router";

import { AnswerPage } from "#app/business/replies/reply-page.tsx";
import { openAnswer } from "#app/business/replies/reply-view.server.ts";
import { readAnswerPost, saveAnswerPost, type AnswerPostValues } from "#app/answers/answer-post.server.ts";
import {
  headersOfPrivatePage,
  opensNothing,
  privateHeaders,
  redirectInTheme,
  refusePrivately,
} from "#app/private-links/private-page.server.ts";
import { receivePrivatePost } from "#app/private-links/receive-private-post.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/answer";

const gone = () => opensNothing("This link opens nothing any more: the couple may have deleted its enquiry.");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = await openAnswer(context.get(siteContext).database, params.key);
  if (open === null) throw gone();
  return data({ view: open.view, done: url.searchParams.get("done") }, { headers: privateHeaders });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await openAnswer(site.database, params.key);
  if (open === null) throw gone();
  const link = `answer ${open.enquiryId} ${open.listingId}`;
  const post = await receivePrivatePost({ request, context, link }, readAnswerPost);
  if (!post.ok) return post.refusal;
  const outcome = await saveAnswerPost(site, open, post);
  if (outcome === "gone") throw gone();
  if (outcome === "withdrawn")
    return refusePrivately(409, { form: "The couple has just withdrawn its enquiry" }, {});
  return redirectInTheme(`/answers/${params.key}?done=${outcome}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export const headers = headersOfPrivatePage;

export default function AnswerRoute({ loaderData, actionData }: Route.ComponentProps) {
  const values: AnswerPostValues = actionData?.values ?? {};
  const errors = actionData?.errors ?? {};
  return (
    <AnswerPage
      {...loaderData}
      errors={values.fact ? {} : errors}
      values={values.answer ?? {}}
      refusedFact={values.fact ? { errors, values: values.fact } : null}
    />
  );
}
