import { calendarProblemWords } from "#app/business/calendar-feed/calendar-problem-words.ts";
import { connectCalendar } from "#app/business/calendar-feed/sync-calendar.server.ts";
import { isFile } from "#app/messaging/forms/form-values.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { checkPrivateFormLimits } from "#app/messaging/private-links/private-page.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { changeListing } from "./change-listing.server.ts";
import type { ListingChange } from "./listing-change.ts";
import { noFormAnswer, rejectListing, type ListingFormOutcome } from "./listing-form-outcome.ts";
import type { OpenListing } from "./own-listing-view.server.ts";
import { parseListingChange, parsePreviewRequest, rejectListingForm } from "./parse-listing-change.ts";
import { offSiteWords, receiveCalendarFile } from "./receive-calendar-file.server.ts";

/** Takes a form of a business's own page: a change of its listing, a calendar, or a preview. */
export async function receiveListingForm(
  site: Site,
  open: OpenListing,
  request: Request,
  clientIp: string,
): Promise<ListingFormOutcome> {
  const posted = await readPostedForm(request, { files: true });
  if (!posted.ok) {
    // Only the form of a calendar's file is sent in parts.
    const isInParts = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
    return rejectListing(posted.status, isInParts ? "calendar-file" : "edit", { form: posted.message });
  }
  const { form } = posted;
  if (form.get("what") === "calendar-file") return receiveCalendarFile(site, open, form, clientIp);
  if ([...form.values()].some(isFile))
    return rejectListing(422, "edit", { form: "Files cannot be sent here." });
  const preview = parsePreviewRequest(form);
  if (preview !== null) return { kind: "shown", status: 200, answer: { ...noFormAnswer, typed: preview } };
  const read = parseListingChange(form);
  if (!read.ok) {
    const { ok: _ok, values: typed, ...shown } = read;
    return { kind: "shown", status: 422, answer: { ...shown, typed } };
  }
  const stopped = await checkPrivateFormLimits(site, clientIp, form, `listing ${open.id}`);
  if (stopped !== null) return rejectWhole(form, stopped.status, stopped.message, stopped.retryAfterSeconds);
  const { change } = read;
  // A page from before the pause, or a button that the paused page has.
  if (open.view.pausedUntil !== null && !isForPaused(change.what))
    return rejectWhole(form, 409, notWhilePaused);
  if (change.what === "calendar" && change.url !== null) return takeCalendar(site, open, form, change.url);
  const changed = await changeListing(site, open.id, change);
  await site.untilCatalogueIsCurrent();
  if (changed === null) return { kind: "done", done: "unchanged" };
  return { kind: "done", ...changed };
}

/** Connects the calendar at a URL. */
async function takeCalendar(
  site: Site,
  open: OpenListing,
  form: FormData,
  url: URL,
): Promise<ListingFormOutcome> {
  const problem = open.view.isWithdrawn ? "off-site" : await connectCalendar(site.database, open.id, url);
  if (problem === "off-site") return rejectWhole(form, 422, offSiteWords);
  if (problem !== null) {
    const { fields } = rejectListingForm(form, "");
    const errors = { url: calendarProblemWords[problem] };
    return { kind: "shown", status: 422, answer: { ...noFormAnswer, what: "calendar", errors, fields } };
  }
  await site.untilCatalogueIsCurrent();
  return { kind: "done", done: "calendar" };
}

/** With everything that was typed. */
function rejectWhole(
  form: FormData,
  status: number,
  message: string,
  retryAfterSeconds?: number,
): ListingFormOutcome {
  const { values: typed, ...shown } = rejectListingForm(form, message);
  return { kind: "shown", status, answer: { ...shown, typed }, retryAfterSeconds };
}

/** What changes nothing of a paused listing: its page says how it is. */
const isForPaused = (what: ListingChange["what"]) =>
  ["resume", "withdraw", "rotate", "mail-on"].includes(what);

const notWhilePaused =
  "Your listing is paused, so this wasn’t saved. Open your page again, show the listing again, and send this once more";
