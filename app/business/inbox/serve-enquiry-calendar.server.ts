import { and, asc, eq, gte, isNull } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { writeCalendarFile } from "#app/calendar/calendar-file.ts";
import { describeGuests } from "#app/couple/enquiries/stated-guests.ts";
import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import {
  calendarHeaders,
  calendarResponse,
  calendarTag,
  hasCalendarVersion,
  noCalendar,
} from "#app/messaging/private-links/calendar-response.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { Database } from "#database/database.ts";
import { listings, takenDates } from "#database/schema/index.ts";

import { enquiryCalendarEntries } from "./enquiry-calendar.ts";
import { readReceivedEnquiries } from "./read-inbox.server.ts";

/**
 * A business's enquiries and bookings for calendar programs that subscribe to them. The link shows these days
 * and opens nothing else; a new link to the listing's page replaces it.
 */
export async function serveEnquiryCalendar(
  request: Request,
  { database, guard, settings }: Pick<Site, "database" | "guard" | "settings">,
  clientIp: string,
  key: string,
): Promise<Response> {
  const subject = await resolveKey(database, "listing-calendar", key);
  const refusal = await guard.admitReading("listingCalendar", clientIp, subject ?? clientIp);
  if (refusal !== null)
    return noCalendar(refusal.status, refusal.message, formResponseHeaders({ ok: false, ...refusal }));
  const calendar = subject === null ? null : await readEnquiryCalendar(database, Number(subject));
  if (calendar === null)
    return noCalendar(404, "This link no longer opens a calendar. Open the enquiry for its current one");
  const tag = calendarTag(calendar);
  if (hasCalendarVersion(request, tag))
    return new Response(null, { status: 304, headers: calendarHeaders(tag) });
  const text = writeCalendarFile({
    ...calendar,
    product: "Enquiries",
    source: `${subject}.${new URL(settings.siteUrl).hostname}`,
    // Whoever reads this has another version: the tag says so.
    changedAt: new Date(),
  });
  return calendarResponse(text, tag);
}

/** @returns null where the listing has left the site */
async function readEnquiryCalendar(database: Database, listingId: number) {
  const [listing] = await database
    .select({ name: listings.name })
    .from(listings)
    .where(and(eq(listings.id, listingId), isNull(listings.removedAt)));
  if (listing === undefined) return null;
  const received = await readReceivedEnquiries(database, listingId);
  const taken = await database
    .select({ day: takenDates.day })
    .from(takenDates)
    .where(
      and(
        eq(takenDates.listingId, listingId),
        eq(takenDates.fromCalendar, false),
        gte(takenDates.day, albertaDate(new Date())),
      ),
    )
    .orderBy(asc(takenDates.day));
  return {
    name: `${listing.name}: enquiries`,
    entries: enquiryCalendarEntries(
      received.map(({ enquiry, progress }) => ({
        reference: enquiry.reference,
        couple: enquiry.name,
        eventDate: enquiry.eventDate,
        guests: describeGuests(enquiry),
        progress,
      })),
      taken.map(({ day }) => day),
    ),
  };
}
