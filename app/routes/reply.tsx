import { href, data, type ShouldRevalidateFunctionArgs } from "react-router";

import { ReplyPage } from "#app/business/replies/reply-page.tsx";
import { loadReplyByKey } from "#app/business/replies/reply-view.server.ts";
import {
  parseReplyPageForm,
  saveReplyPageForm,
  type ReplyPageValues,
} from "#app/business/replies/reply-page-forms.server.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import {
  privatePageHeaders,
  privateLinkNotFound,
  privateHeaders,
  redirectInTheme,
  rejectPrivateForm,
} from "#app/messaging/private-links/private-page.server.ts";
import { receivePrivateForm } from "#app/messaging/private-links/receive-private-form.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/reply";

/** Precondition Failed: the page of the form is no longer as the couple has it. */
const movedStatus = 412;

/** Conflict: the couple has closed its enquiry, or its wedding is over: there is nothing to answer any more. */
const closedStatus = 409;

const gone = () =>
  privateLinkNotFound(
    "It was replaced, or the couple deleted their enquiry. We can email you the link to your listing and its enquiries.",
    [href("/lost-link"), "Email me my link"],
  );

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = await loadReplyByKey(context.get(siteContext).database, params.key);
  if (open === null) throw gone();
  return data({ view: open.view, done: url.searchParams.get("done") }, { headers: privateHeaders });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await loadReplyByKey(site.database, params.key);
  if (open === null) throw gone();
  const link = `answer ${open.enquiryId} ${open.listingId}`;
  const post = await receivePrivateForm({ request, context, link }, parseReplyPageForm);
  if (!post.ok) return post.refusal;
  const outcome = await saveReplyPageForm(site, open, post);
  if (outcome === "gone") throw gone();
  if (outcome === "withdrawn")
    return rejectPrivateForm(
      closedStatus,
      { form: `This wasn’t sent: ${open.view.couple} closed the enquiry while you were writing` },
      post.values,
    );
  if (outcome === "past")
    return rejectPrivateForm(
      closedStatus,
      { form: "This wasn’t sent: the wedding day has passed" },
      post.values,
    );
  if (outcome === "moved")
    return rejectPrivateForm(
      movedStatus,
      {
        form: "The couple has just changed its date or guests: look at them above, and answer for the new ones",
      },
      post.values,
    );
  return redirectInTheme(`${href("/answers/:key", params)}?done=${outcome}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

/**
 * With scripts the router reads nothing again after an error: the new date would not be above the form, and the
 * form of a closed enquiry would stay.
 */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === movedStatus || actionStatus === closedStatus || defaultShouldRevalidate;

export const headers = privatePageHeaders;

export default function ReplyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const values: ReplyPageValues = actionData?.values ?? {};
  const errors = actionData?.errors ?? {};
  return (
    <ReplyPage
      {...loaderData}
      // What was done before says nothing of a form that came back.
      done={actionData ? null : loaderData.done}
      errors={values.fact || values.facts ? {} : errors}
      values={values.answer ?? {}}
      refusedAnswers={values.facts ? { errors, values: values.facts } : null}
      refusedFact={values.fact ? { errors, values: values.fact } : null}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
