import { eq } from "drizzle-orm";

import { formatDate } from "#app/calendar/format-date.ts";
import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { readReplyRecords } from "#app/catalogue/directory/read-reply-records.server.ts";
import { readPageViews } from "#app/catalogue/listings/read-views.server.ts";
import { isUnsent } from "#app/couple/enquiries/enquiry-state.ts";
import { readProgress } from "#app/couple/enquiries/read-progress.server.ts";
import { describeGuests } from "#app/couple/enquiries/stated-guests.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { privatePath } from "#app/messaging/private-links/private-path.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { Database } from "#database/database.ts";
import { enquiryRecipients } from "#database/schema/index.ts";

import { describeOwnFigures } from "./own-figures.ts";
import { describeForBusiness, sortInbox, waitsForAnswer } from "./inbox-list.ts";

/** A page of a business's enquiries. */
export type InboxView = Awaited<ReturnType<typeof readInbox>>;

/**
 * The enquiries of couples to a business, those that wait for its answer first, each with the key of its own
 * page; and the address of the calendar of them.
 * @param page from 1 on; beyond the last one it is the last
 */
export async function readInbox(
  { database, secret }: Pick<Site, "database" | "secret">,
  listingId: number,
  { page, size }: { page: number; size: number },
) {
  const received = sortInbox(await readReceivedEnquiries(database, listingId));
  const pages = Math.max(1, Math.ceil(received.length / size));
  const shown = Math.min(page, pages);
  const enquiries = [];
  for (const { enquiry, progress } of received.slice((shown - 1) * size, shown * size))
    enquiries.push({
      reference: enquiry.reference,
      couple: enquiry.name,
      eventDate: enquiry.eventDate === null ? "Date still open" : formatDate(enquiry.eventDate),
      guests: describeGuests(enquiry),
      received: formatDateTime(enquiry.receivedAt),
      state: describeForBusiness(progress),
      isWaiting: waitsForAnswer(progress),
      answerKey: await getOrCreateKey(database, secret, "answer", `${enquiry.id}:${listingId}`),
    });
  const counts = {
    total: received.length,
    waiting: received.filter(({ progress }) => waitsForAnswer(progress)).length,
  };
  return {
    enquiries,
    ...counts,
    figures: describeOwnFigures(
      counts,
      await readPageViews(database, listingId),
      (await readReplyRecords(database, listingId)).get(listingId),
    ),
    page: shown,
    pages,
    calendarPath: privatePath(
      "listing-calendar",
      await getOrCreateKey(database, secret, "listing-calendar", String(listingId)),
    ),
  };
}

/**
 * Every enquiry that a business has got. What is held for the desk, or comes from an address that was not
 * confirmed, is not among them.
 */
export async function readReceivedEnquiries(database: Database, listingId: number) {
  const rows = await readProgress(database, eq(enquiryRecipients.listingId, listingId));
  return rows
    .filter(({ enquiry }) => enquiry.heldAt === null && !isUnsent(enquiry))
    .map((row) => ({ ...row, receivedAt: row.enquiry.receivedAt }));
}
