import { asc, desc, eq } from "drizzle-orm";

import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import type { Database } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients, listings } from "#database/schema/index.ts";

import { hasHeldTexts, readHeldTexts } from "./texts-held-for-moderation.server.ts";

/** What the desk lists of an enquiry. */
export type EnquirySummary = {
  reference: string;
  receivedAt: Date;
  name: string;
  email: string;
  eventDate: string | null;
  subject: string | null;
  guestCount: string | null;
  /** Since when it waits for the desk to release it; null when it does not. */
  heldAt: Date | null;
  /** It reaches no business until its sender confirms: asked then, and done then. */
  askedToConfirmAt: Date | null;
  confirmedAt: Date | null;
  /** Something that was written on one of its private pages waits for the desk. */
  hasHeldTexts: boolean;
};

/**
 * The latest enquiries, newest first.
 * @param most how many; null for all
 */
export async function listEnquiries(
  database: Database,
  most: number | null = maxDeskListRows,
): Promise<DeskList<EnquirySummary>> {
  const newest = database
    .select({
      reference: enquiries.reference,
      receivedAt: enquiries.receivedAt,
      name: enquiries.name,
      email: enquiries.email,
      eventDate: enquiries.eventDate,
      subject: enquiries.subject,
      guestCount: enquiries.guestCount,
      heldAt: enquiries.heldAt,
      askedToConfirmAt: enquiries.askedToConfirmAt,
      confirmedAt: enquiries.confirmedAt,
      hasHeldTexts,
    })
    .from(enquiries)
    .orderBy(desc(enquiries.receivedAt), desc(enquiries.id));
  const rows = await (most === null ? newest : newest.limit(most));
  return { rows, total: await database.$count(enquiries) };
}

/** One enquiry whole, with its questions and the names of those it is meant for; null when there is none. */
export async function showEnquiry(database: Database, reference: string) {
  const [row] = await database
    .select()
    .from(enquiries)
    .where(eq(enquiries.reference, reference.trim().toUpperCase()));
  if (row === undefined) return null;
  const { id, submissionKey: _submissionKey, addressHash: _addressHash, ...enquiry } = row;
  const questions = await database
    .select({ question: enquiryQuestions.question })
    .from(enquiryQuestions)
    .where(eq(enquiryQuestions.enquiryId, id))
    .orderBy(asc(enquiryQuestions.position));
  const recipients = await database
    .select({ id: listings.id, name: listings.name })
    .from(enquiryRecipients)
    .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
    .where(eq(enquiryRecipients.enquiryId, id))
    .orderBy(asc(listings.id));
  return {
    ...enquiry,
    questions: questions.map(({ question }) => question),
    recipients,
    heldTexts: await readHeldTexts(database, id),
  };
}

/** All enquiries whole, the oldest first. */
export async function exportEnquiries(database: Database) {
  const rows = await database.select().from(enquiries).orderBy(asc(enquiries.receivedAt), asc(enquiries.id));
  const questions = byEnquiry(
    await database.select().from(enquiryQuestions).orderBy(asc(enquiryQuestions.position)),
  );
  const recipients = byEnquiry(
    await database
      .select({ enquiryId: enquiryRecipients.enquiryId, id: listings.id, name: listings.name })
      .from(enquiryRecipients)
      .innerJoin(listings, eq(listings.id, enquiryRecipients.listingId))
      .orderBy(asc(listings.id)),
  );
  return rows.map(({ id, submissionKey: _submissionKey, addressHash: _addressHash, ...enquiry }) => ({
    ...enquiry,
    questions: (questions.get(id) ?? []).map(({ question }) => question),
    recipients: (recipients.get(id) ?? []).map(({ enquiryId: _enquiryId, ...recipient }) => recipient),
  }));
}

const byEnquiry = <Row extends { enquiryId: number }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ enquiryId }) => enquiryId);
