import { href, data } from "react-router";

import {
  calendarFileProblemWords,
  calendarProblemWords,
} from "#app/business/calendar-feed/calendar-problem-words.ts";
import { readCalendarFile } from "#app/business/calendar-feed/read-calendar-file.server.ts";
import { connectCalendar, saveCalendarFile } from "#app/business/calendar-feed/sync-calendar.server.ts";
import { inboxPageSizes } from "#app/business/inbox/inbox-list.ts";
import { readInbox } from "#app/business/inbox/read-inbox.server.ts";
import type { RejectedFactReport } from "#app/business/fact-reports/fact-reports.tsx";
import { isFile } from "#app/messaging/forms/form-values.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { changeListing } from "#app/business/own-listing/change-listing.server.ts";
import type {
  ListingChangeErrors,
  ReviewReplyDraft,
  ShortFormValues,
} from "#app/business/own-listing/listing-change.ts";
import { loadListingByKey } from "#app/business/own-listing/own-listing-view.server.ts";
import { OwnListingPage } from "#app/business/own-listing/own-listing-page.tsx";
import {
  parseListingChange,
  parsePreviewRequest,
  rejectListingForm,
} from "#app/business/own-listing/parse-listing-change.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import {
  checkPrivateFormLimits,
  privatePageHeaders,
  privateLinkNotFound,
  privateHeaders,
  redirectInTheme,
} from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import type { ProfileValues } from "#app/business/profile/profile-fields.ts";
import { clientIpContext, siteContext, type Site } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/your-listing";

const gone = () =>
  privateLinkNotFound(
    "It may have been replaced. We can email you the one that works.",
    href("/lost-link"),
    "Email me my link",
  );

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const open = await loadListingByKey(site.database, params.key);
  if (open === null) throw gone();
  const inbox = await readInbox(site, open.id, { page: 1, size: inboxPageSizes.first });
  return data(
    {
      view: open.view,
      card: site.directory.listing(open.id)?.card ?? null,
      inbox,
      inboxPath: href("/your-listing/:key/enquiries", params),
      done: url.searchParams.get("done"),
    },
    { headers: privateHeaders },
  );
}

type Answer = {
  what: string | null;
  errors: ListingChangeErrors;
  typed: ProfileValues | null;
  said?: ReviewReplyDraft;
  fields?: ShortFormValues;
  refusedFact: RejectedFactReport | null;
};

const untouched: Answer = { what: null, errors: {}, typed: null, refusedFact: null };

const answer = (status: number, shown: Answer, retryAfterSeconds?: number) =>
  data(shown, {
    status,
    headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) },
  });

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const open = await loadListingByKey(site.database, params.key);
  if (open === null) throw gone();
  const posted = await readPostedForm(request, { files: true });
  if (!posted.ok) {
    // Only the form of a calendar's file is sent in parts.
    const isInParts = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
    const what = isInParts ? "calendar-file" : "edit";
    return answer(posted.status, { ...untouched, what, errors: { form: posted.message } });
  }
  if (posted.form.get("what") === "calendar-file") {
    if (open.view.isWithdrawn || open.view.pausedUntil !== null) return refuseOffSite();
    const refused = await takeCalendarFile(site, context.get(clientIpContext), open.id, posted.form);
    return refused ?? redirectInTheme(`${href("/your-listing/:key", params)}?done=calendar-file`, url);
  }
  if ([...posted.form.values()].some(isFile))
    return answer(422, { ...untouched, what: "edit", errors: { form: "Files cannot be sent here." } });
  const preview = parsePreviewRequest(posted.form);
  if (preview !== null) return answer(200, { ...untouched, typed: preview });
  const read = parseListingChange(posted.form);
  if (!read.ok) {
    const { ok: _ok, values: typed, ...shown } = read;
    return answer(422, { ...shown, typed });
  }
  const rejectWhole = (status: number, message: string, retryAfterSeconds?: number) => {
    const { values: typed, ...shown } = rejectListingForm(posted.form, message);
    return answer(status, { ...shown, typed }, retryAfterSeconds);
  };
  const from = context.get(clientIpContext);
  const stopped = await checkPrivateFormLimits(site, from, posted.form, `listing ${open.id}`);
  if (stopped !== null) return rejectWhole(stopped.status, stopped.message, stopped.retryAfterSeconds);
  const { change } = read;
  // A page from before the pause, or a button that the paused page has.
  if (open.view.pausedUntil !== null && !isForPaused(change.what)) return rejectWhole(409, notWhilePaused);
  if (change.what === "calendar" && change.url !== null) {
    const problem = open.view.isWithdrawn
      ? "off-site"
      : await connectCalendar(site.database, open.id, change.url);
    if (problem === "off-site") return rejectWhole(422, pausedWords);
    if (problem !== null) {
      const { fields } = rejectListingForm(posted.form, "");
      const errors = { url: calendarProblemWords[problem] };
      return answer(422, { ...untouched, what: "calendar", errors, fields });
    }
    await site.untilCatalogueIsCurrent();
    return redirectInTheme(`${href("/your-listing/:key", params)}?done=calendar`, url);
  }
  const changed = await changeListing(site, open.id, change);
  await site.untilCatalogueIsCurrent();
  const key = changed?.done === "rotated" ? changed.key : params.key;
  return redirectInTheme(`${href("/your-listing/:key", { key })}?done=${changed?.done ?? "unchanged"}`, url);
}

/** What changes nothing of a paused listing: its page says how it is. */
const isForPaused = (what: string) => ["resume", "withdraw", "rotate", "mail-on"].includes(what);

const notWhilePaused =
  "Your listing is paused, so this wasn’t saved. Open your page again, show the listing again, and send this once more";

const pausedWords = "Your listing isn’t on the site, so we can’t take a calendar now.";

const refuseOffSite = () => answer(422, { ...untouched, what: "edit", errors: { form: pausedWords } });

const refuseCalendarFile = (calendar: string) =>
  answer(422, { ...untouched, what: "calendar-file", errors: { calendar } });

/** Takes the busy days of a calendar that came as a file. @returns the page with what is wrong, or null */
async function takeCalendarFile(site: Site, from: string, listing: number, form: FormData) {
  const read = await readCalendarFile(form);
  if (!read.ok) return refuseCalendarFile(read.error);
  const stopped = await checkPrivateFormLimits(site, from, form, `listing ${listing}`);
  if (stopped !== null) {
    const shown = { ...untouched, what: "calendar-file", errors: { form: stopped.message } };
    return answer(stopped.status, shown, stopped.retryAfterSeconds);
  }
  const problem = await saveCalendarFile(site.database, listing, read.text);
  if (problem === "off-site") return refuseOffSite();
  if (problem !== null) return refuseCalendarFile(calendarFileProblemWords[problem]);
  await site.untilCatalogueIsCurrent();
  return null;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => submitKeepingInput(serverAction);

export const headers = privatePageHeaders;

export default function YourListing({ loaderData, actionData }: Route.ComponentProps) {
  // What was done before says nothing of a form that came back.
  const done = actionData ? null : loaderData.done;
  return <OwnListingPage {...loaderData} done={done} {...(actionData ?? untouched)} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
