import { data, href, type ShouldRevalidateFunctionArgs } from "react-router";

import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import {
  privateHeaders,
  privateLinkNotFound,
  privatePageHeaders,
  redirectInTheme,
} from "#app/messaging/private-links/private-page.server.ts";
import { receivePrivateForm } from "#app/messaging/private-links/receive-private-form.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { siteContext, type Site } from "#app/messaging/request-context.ts";
import { fromMail } from "#app/operator/desk-links/desk-link-url.server.ts";
import { isStillToSay, markDone, openDeskPage } from "#app/operator/desk-links/desk-operators.server.ts";
import { readDecidedBefore } from "#app/operator/desk-page/decided-before.server.ts";
import { applyDeskAction } from "#app/operator/desk-page/apply-desk-action.server.ts";
import { deskActionWords, isDeskAction } from "#app/operator/waiting-list/desk-actions.ts";
import { saysWhatWasDone } from "#app/operator/desk-page/desk-way-back.ts";
import { DeskPage } from "#app/operator/desk-page/desk-page.tsx";
import { findDeskEnquiry } from "#app/operator/desk-page/desk-enquiry-view.server.ts";
import { previewDeskInvitations } from "#app/operator/desk-page/desk-invitations-view.server.ts";
import { findDeskListing } from "#app/operator/desk-page/desk-listing-view.server.ts";
import { loadDeskView } from "#app/operator/desk-page/desk-view.server.ts";
import { saveToldFacts } from "#app/business/fact-reports/save-told-facts.server.ts";
import { listDeskCalls, readDeskCall } from "#app/operator/desk-page/desk-calls-view.server.ts";
import { parseDeskPost } from "#app/operator/desk-page/parse-desk-post.ts";

import type { Route } from "./+types/desk";

const nothingDone = { action: null, outcome: null, of: null };

const gone = () => privateLinkNotFound("Ask your team to invite you again.");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const query = (name: string) => url.searchParams.get(name);
  const isFromMail = query(fromMail.name) === fromMail.value;
  const operator = await openDeskPage(site.database, params.key, isFromMail);
  if (operator === null) throw gone();
  // Without scripts the address keeps what was done, and a reload asks for it again.
  const isSaid =
    saysWhatWasDone(url.search) && (await isStillToSay(site.database, operator.id, query("mark")));
  const [reference, name, category, called] = ["enquiry", "listing", "invite", "call"].map(query);
  return data(
    {
      view: await loadDeskView(site),
      calls: await listDeskCalls(site.database),
      call: called == null ? null : await readDeskCall(site.database, called),
      search: reference == null ? null : await findDeskEnquiry(site.database, reference),
      listing: name == null ? null : await findDeskListing(site, name),
      invitations:
        category == null ? null : await previewDeskInvitations(site, { category, limit: query("limit") }),
      operator: operator.email,
      path: href("/desk/:key", params),
      done: isSaid ? { action: query("action"), outcome: query("outcome"), of: query("of") } : nothingDone,
      before: isSaid ? await whatWasBefore(site.database, query) : null,
    },
    { headers: privateHeaders },
  );
}

/** Whose decision an action came too late for, as its redirect names it; null for none. */
const whatWasBefore = async (database: Site["database"], query: (name: string) => string | null) => {
  const [tried = null, of = null] = ["action", "of"].map(query);
  const isLate = query("outcome")?.endsWith("before") === true;
  return isLate && isDeskAction(tried) && of !== null
    ? readDecidedBefore(database, { action: tried, of })
    : null;
};

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const operator = await openDeskPage(site.database, params.key);
  if (operator === null) throw gone();
  const link = `desk ${operator.id}`;
  const received = await receivePrivateForm({ request, context, link }, parseDeskPost, () => "desk");
  if (!received.ok) return received.refusal;
  const { post, values } = received;
  if ("told" in post) {
    const isSaved = await saveToldFacts(site, post.listingId, post.told);
    await site.untilCatalogueIsCurrent();
    const done = new URLSearchParams({ outcome: isSaved ? "told" : "changed", of: String(post.listingId) });
    done.set("mark", await markDone(site.database, operator.id));
    return redirectInTheme(`${href("/desk/:key", params)}?${done.toString()}`, url);
  }
  const { wish, sure } = post;
  // What cannot be undone is asked again; nothing is done yet. A no gives back what was typed.
  if (sure === "no" || (deskActionWords(wish.action).warning !== null && sure === null))
    return data(
      {
        errors: {},
        values,
        asked: sure === null ? wish : null,
        before: sure === null ? await readDecidedBefore(site.database, wish) : null,
      },
      { headers: privateHeaders },
    );
  const outcome = await applyDeskAction(site, wish);
  await site.untilCatalogueIsCurrent();
  const mark = await markDone(site.database, operator.id);
  const done = new URLSearchParams({ action: wish.action, outcome, of: wish.of, mark });
  // The listing stays in sight.
  if (wish.action.startsWith("listing-")) done.set("listing", wish.of);
  return redirectInTheme(`${href("/desk/:key", params)}?${done.toString()}`, url);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

/** What was done leaves the address once it is said: that changes nothing of the page. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && saysWhatWasDone(currentUrl.search) && !saysWhatWasDone(nextUrl.search)
    ? false
    : defaultShouldRevalidate;

export const headers = privatePageHeaders;

export default function DeskRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage
      {...loaderData}
      // What was done before says nothing of what is asked or sent now.
      done={actionData ? nothingDone : loaderData.done}
      before={actionData ? ("before" in actionData ? actionData.before : null) : loaderData.before}
      errors={actionData?.errors ?? {}}
      values={actionData?.values ?? {}}
      asked={actionData && "asked" in actionData ? actionData.asked : null}
    />
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
