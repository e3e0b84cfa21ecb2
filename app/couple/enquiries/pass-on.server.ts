import { and, asc, eq, gte, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { Database, Transaction } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import {
  enquiries,
  enquiryMessages,
  enquiryQuestions,
  enquiryRecipients,
  listingContacts,
  listings,
} from "#database/schema/index.ts";

import { hasNewsToTell, hasNotHeard, hasUnsentNews, newestAdded, newsFor } from "./news-to-hear.server.ts";

/** An enquiry that was sent: not held, of an address that is proven, for a day to come. */
const isSent = () =>
  and(
    isNull(enquiries.heldAt),
    or(isNull(enquiries.askedToConfirmAt), isNotNull(enquiries.confirmedAt)),
    or(isNull(enquiries.eventDate), gte(enquiries.eventDate, albertaDate(new Date()))),
  );

/** One that may go out: its couple hasn't withdrawn it. */
const goesOut = () => and(isSent(), isNull(enquiries.withdrawnAt));

/** When the first news came; null where there is none. */
const newsSince: SQL<Date | null> = sql`(select min(${enquiryMessages.createdAt}) ${newsFor})`.mapWith(
  enquiryMessages.createdAt,
);

/**
 * Enquiries that our team has to pass on, because no mail reaches the business: oldest first. One that the
 * business knows of, however it heard, is there again when the couple adds something, or withdraws it.
 * @param most how many
 * @param only of this enquiry; null for all
 */
export async function readEnquiriesToPassOn(database: Database, most: number, only: number | null = null) {
  const which = and(
    or(and(goesOut(), hasNotHeard, isNull(enquiryRecipients.passedOnAt)), and(isSent(), hasNewsToTell)),
    isListed(false),
    only === null ? undefined : eq(enquiries.id, only),
  );
  const rows = await database
    .select({
      enquiry: enquiries,
      listing: {
        id: listings.id,
        name: listings.name,
        phone: listings.phone,
        email: listings.email,
        website: listings.website,
      },
      hasContact: sql<boolean>`${listingContacts.email} is not null`,
      mutedAt: listingContacts.mutedAt,
      questions: sql<
        string[]
      >`coalesce((select array_agg(${enquiryQuestions.question} order by ${enquiryQuestions.position}) from ${enquiryQuestions} where ${enquiryQuestions.enquiryId} = ${enquiries.id}), '{}')`,
      /** What the couple added since the business last heard; nothing where it has not heard at all. */
      news: sql<
        string[]
      >`coalesce((select array_agg(${enquiryMessages.text} order by ${enquiryMessages.id}) ${newsFor}), '{}')`,
      newsSince,
      newestAdded,
    })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, enquiryRecipients.listingId))
    .where(which)
    .orderBy(asc(sql`coalesce(${enquiries.confirmedAt}, ${enquiries.receivedAt})`), asc(listings.id));
  return {
    rows: rows
      .slice(0, most)
      .map(({ questions, ...row }) => ({ ...row, enquiry: { ...row.enquiry, questions } })),
    total: rows.length,
  };
}

/** What an operator passed on: an enquiry to a business, as it was when the operator read it. */
export type PassedOn = {
  reference: string;
  listingId: number;
  /** Number of the newest that the couple had added to it; 0 for nothing. */
  newestAdded: number;
};

/**
 * Records that an operator passed an enquiry on, or what the couple added to it; the couple reads it.
 * What an operator told of an enquiry that was withdrawn meanwhile is recorded: the withdrawal is the next to tell.
 * @returns 'before' where there was nothing to pass on, 'changed' where the couple has added something that the
 * operator cannot have told, and then nothing is recorded
 */
export async function markPassedOn(
  database: Database,
  { reference, listingId, newestAdded: told }: PassedOn,
): Promise<"done" | "before" | "changed"> {
  return database.transaction(async (transaction) => {
    // What is added meanwhile takes turns with this: it is read here, or has a higher number.
    const [enquiry] = await transaction
      .select({ id: enquiries.id, withdrawnAt: enquiries.withdrawnAt })
      .from(enquiries)
      .where(eq(enquiries.reference, reference))
      .for("update");
    if (enquiry === undefined) return "before";
    const ofPair = and(
      eq(enquiryRecipients.enquiryId, enquiry.id),
      eq(enquiryRecipients.listingId, listingId),
    );
    const [recipient] = await transaction
      .select({
        passedOnAt: enquiryRecipients.passedOnAt,
        newestTold: enquiryRecipients.newestTold,
        hasNews: sql<boolean>`exists (select ${newsFor})`,
        newestAdded,
      })
      .from(enquiryRecipients)
      .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
      .where(ofPair);
    if (recipient === undefined) return "before";
    if (recipient.passedOnAt !== null && !recipient.hasNews) return "before";
    if (recipient.newestAdded > told && enquiry.withdrawnAt === null) return "changed";
    const nowTold = Math.min(told, recipient.newestAdded);
    if (recipient.passedOnAt !== null && (recipient.newestTold ?? -1) >= nowTold) return "before";
    await transaction
      .update(enquiryRecipients)
      .set({
        passedOnAt: sql`now()`,
        newestTold: sql`greatest(${enquiryRecipients.newestTold}, ${nowTold}::integer)`,
      })
      .where(ofPair);
    return "done";
  });
}

/**
 * Has earlier enquiries follow a claim: those that the business never got by mail and has not answered wait
 * for their turn, and go out within seconds; so do those to which the couple has added something
 * since, unless its mail waits already.
 */
export async function queueEarlierEnquiries(transaction: Transaction, listingId: number): Promise<void> {
  const waiting = await transaction
    .select({ enquiryId: enquiryRecipients.enquiryId })
    .from(enquiryRecipients)
    .innerJoin(enquiries, eq(enquiries.id, enquiryRecipients.enquiryId))
    .where(and(eq(enquiryRecipients.listingId, listingId), goesOut(), or(hasNotHeard, hasUnsentNews)));
  for (const { enquiryId } of waiting)
    await transaction
      .update(enquiryRecipients)
      .set({ queuedAt: sql`now()` })
      .where(and(eq(enquiryRecipients.enquiryId, enquiryId), eq(enquiryRecipients.listingId, listingId)));
}
