import { and, asc, eq, gte, isNull, or } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { asksNobody } from "#app/couple/enquiries/asks-nobody.server.ts";
import { enquiryRows } from "#app/couple/enquiries/enquiry-texts.ts";
import { formatEventDate } from "#app/couple/enquiries/mails/enquiry-mail-parts.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { readEnquiriesToPassOn, type PassedOn } from "#app/couple/enquiries/pass-on.server.ts";
import type { Database } from "#database/database.ts";
import { enquiries } from "#database/schema/index.ts";

import { saidIn } from "./said-in-enquiry.ts";
import { filled } from "./waiting-submissions.server.ts";
import { maxOfAKind, type PassOnAbout, type WaitingItem, type WaitingPart } from "./waiting-item.ts";

/**
 * Enquiries to businesses that mail does not reach.
 * @param only those of this enquiry; null for all
 */
export async function enquiriesToPassOn(
  database: Database,
  only: number | null = null,
): Promise<WaitingPart> {
  const { rows, total } = await readEnquiriesToPassOn(database, maxOfAKind, only);
  const items = rows.map(
    ({ enquiry, listing, hasContact, mutedAt, news, newsSince, newestAdded }): WaitingItem => {
      const about = news.length === 0 ? "enquiry" : enquiry.withdrawnAt === null ? "update" : "withdrawal";
      return {
        kind: "passon",
        id: `${enquiry.reference}.${listing.id}`,
        newestAdded,
        since: (newsSince ?? enquiry.confirmedAt ?? enquiry.receivedAt).toISOString(),
        title: passOnTitles[about](listing.name, enquiry.name),
        why: whyByHand({ hasContact, isUnsubscribed: mutedAt !== null, about }),
        facts: [...enquiryRows(enquiry), ...filled([["Phone", listing.phone]])],
        // Of an enquiry that they know they hear what is new; of any other everything that the couple wrote.
        texts: news.length > 0 ? news.map((text) => ({ from: enquiry.name, text })) : saidIn(enquiry),
        actions: ["passon-done"],
        passOn: {
          enquiryId: enquiry.id,
          listingId: listing.id,
          business: listing.name,
          day: formatEventDate(enquiry),
          about,
          phone: listing.phone,
          // A business that wants no mail, or that mail did not reach, gets none by hand either.
          email: hasContact && (mutedAt !== null || about !== "withdrawal") ? null : listing.email,
          website: listing.website,
        },
      };
    },
  );
  return { items, total };
}

/**
 * Enquiries that chose no business, or samples alone: our team writes to the couple.
 * @param only this enquiry; null for all
 */
export async function enquiriesToAnswer(
  database: Database,
  only: number | null = null,
): Promise<WaitingPart> {
  const which = and(
    isNull(enquiries.heldAt),
    isNull(enquiries.withdrawnAt),
    isNull(enquiries.teamAnsweredAt),
    or(isNull(enquiries.eventDate), gte(enquiries.eventDate, albertaDate(new Date()))),
    asksNobody,
    only === null ? undefined : eq(enquiries.id, only),
  );
  const rows = await database
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(which)
    .orderBy(asc(enquiries.receivedAt))
    .limit(maxOfAKind);
  const items: WaitingItem[] = [];
  for (const { id } of rows) {
    const enquiry = await readEnquiry(database, id);
    if (enquiry !== null)
      items.push({
        kind: "advice",
        id: enquiry.reference,
        since: enquiry.receivedAt.toISOString(),
        title: `${enquiry.name} would like our recommendations`,
        why: `They ${enquiry.recipients.length === 0 ? "didn’t choose a vendor" : "chose sample listings only"} and wait for an email from us.`,
        facts: [["Email", enquiry.email], ...enquiryRows(enquiry)],
        texts: saidIn(enquiry),
        actions: ["advice-done"],
        writeTo: { email: enquiry.email, subject: `Your enquiry ${enquiry.reference}` },
      });
  }
  return { items, total: await database.$count(enquiries, which) };
}

const passOnTitles: Record<PassOnAbout, (business: string, couple: string) => string> = {
  enquiry: (business, couple) => `Enquiry for ${business} from ${couple}`,
  update: (business, couple) => `News for ${business} from ${couple}`,
  withdrawal: (business, couple) => `Tell ${business} that ${couple} withdrew`,
};

/** Why mail does not tell the business. */
function whyByHand({
  hasContact,
  isUnsubscribed,
  about,
}: {
  hasContact: boolean;
  isUnsubscribed: boolean;
  about: PassOnAbout;
}): string {
  if (isUnsubscribed)
    return `This business asked us for no more email. The ${about} is on its private page: call them, or leave it.`;
  if (hasContact && about === "withdrawal")
    return "They know of the enquiry, and no email has told them that the couple has withdrawn it. Please tell them.";
  if (hasContact) return "Our email didn’t reach this business, so please tell them another way.";
  if (about === "enquiry") return "We have no confirmed email for this business, so please tell them.";
  const since = about === "update" ? "added this since" : "withdrawn it";
  return `They know of the enquiry, and the couple has ${since}. We have no confirmed email for them, so please tell them.`;
}

/** Reads what an action on such an item is about; null for anything else. */
export function parsePassedOn(name: string): PassedOn | null {
  const [, reference, listingId, newestAdded] =
    /^(WR-[0-9A-Z]{4}-[0-9A-Z]{4})\.([1-9]\d{0,8})\.(\d{1,9})$/.exec(name) ?? [];
  return reference === undefined
    ? null
    : { reference, listingId: Number(listingId), newestAdded: Number(newestAdded) };
}
