import { calendarFileProblemWords } from "#app/business/calendar-feed/calendar-problem-words.ts";
import { readCalendarFile } from "#app/business/calendar-feed/read-calendar-file.server.ts";
import { saveCalendarFile } from "#app/business/calendar-feed/sync-calendar.server.ts";
import { checkPrivateFormLimits } from "#app/messaging/private-links/private-page.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { rejectListing, type ListingFormOutcome } from "./listing-form-outcome.ts";
import type { OpenListing } from "./own-listing-view.server.ts";

/** Said of a listing that was removed or is paused. */
export const offSiteWords = "Your listing isn’t on the site, so we can’t take a calendar now.";

const refuse = (calendar: string) => rejectListing(422, "calendar-file", { calendar });

const refuseOffSite = () => rejectListing(422, "edit", { form: offSiteWords });

/** Takes the busy days of a calendar that came as a file. */
export async function receiveCalendarFile(
  site: Site,
  { id, view }: OpenListing,
  form: FormData,
  clientIp: string,
): Promise<ListingFormOutcome> {
  if (view.isWithdrawn || view.pausedUntil !== null) return refuseOffSite();
  const read = await readCalendarFile(form);
  if (!read.ok) return refuse(read.error);
  const stopped = await checkPrivateFormLimits(site, clientIp, form, `listing ${id}`);
  if (stopped !== null)
    return rejectListing(
      stopped.status,
      "calendar-file",
      { form: stopped.message },
      stopped.retryAfterSeconds,
    );
  const problem = await saveCalendarFile(site.database, id, read.text);
  if (problem === "off-site") return refuseOffSite();
  if (problem !== null) return refuse(calendarFileProblemWords[problem]);
  await site.untilCatalogueIsCurrent();
  return { kind: "done", done: "calendar-file" };
}
