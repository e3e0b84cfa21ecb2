import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import type { Database } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients, listings } from "#database/schema/index.ts";

import { asksNobody } from "./asks-nobody.server.ts";
import { enquiryState, type EnquiryProgress, type EnquiryState } from "./enquiry-state.ts";
import { isReal, readProgress, type Progress } from "./read-progress.server.ts";
import { hasHeldTexts } from "./texts-held-for-moderation.server.ts";

/** What the desk lists of an enquiry. */
export type EnquirySummary = {
  reference: string;
  receivedAt: Date;
  name: string;
  email: string;
  eventDate: string | null;
  subject: string | null;
  guestCount: string | null;
  guestNumber: number | null;
  /** Since when it waits for the desk to release it; null when it does not. */
  heldAt: Date | null;
  /** It reaches no business until its sender confirms: asked then, and done then. */
  askedToConfirmAt: Date | null;
  confirmedAt: Date | null;
  /** Something that was written on one of its private pages waits for the desk. */
  hasHeldTexts: boolean;
  state: EnquiryState;
  /** How many real businesses it is meant for, and how many of them have answered for its date. */
  asked: number;
  answered: number;
};

/**
 * The latest enquiries, newest first.
 * @param most how many; null for all
 * @param state only those that are this far; null for all
 */
export async function listEnquiries(
  database: Database,
  most: number | null = maxDeskListRows,
  state: EnquiryState | null = null,
): Promise<DeskList<EnquirySummary>> {
  const newest = database
    .select({
      id: enquiries.id,
      withdrawnAt: enquiries.withdrawnAt,
      teamAnsweredAt: enquiries.teamAnsweredAt,
      reference: enquiries.reference,
      receivedAt: enquiries.receivedAt,
      name: enquiries.name,
      email: enquiries.email,
      eventDate: enquiries.eventDate,
      subject: enquiries.subject,
      guestCount: enquiries.guestCount,
      guestNumber: enquiries.guestNumber,
      heldAt: enquiries.heldAt,
      askedToConfirmAt: enquiries.askedToConfirmAt,
      confirmedAt: enquiries.confirmedAt,
      hasHeldTexts,
    })
    .from(enquiries)
    .orderBy(desc(enquiries.receivedAt), desc(enquiries.id));
  // A state is in no column, so what is asked for by state is found among all.
  const isAll = most === null || state !== null;
  const rows = await (isAll ? newest : newest.limit(most));
  const progress = await readProgress(
    database,
    isAll
      ? undefined
      : inArray(
          enquiryRecipients.enquiryId,
          rows.map(({ id }) => id),
        ),
  );
  const byId = Map.groupBy(progress.filter(isReal), ({ recipient }) => recipient.enquiryId);
  const summaries = rows.map((row) => summarize(row, byId.get(row.id) ?? []));
  if (state === null) return { rows: summaries, total: await database.$count(enquiries) };
  const found = summaries.filter((each) => each.state === state);
  return { rows: found.slice(0, most ?? found.length), total: found.length };
}

type Summarized = Omit<EnquirySummary, "state" | "asked" | "answered">;

function summarize(
  { id: _id, withdrawnAt, teamAnsweredAt, ...row }: Summarized & EnquiryProgress & { id: number },
  businesses: readonly Progress[],
): EnquirySummary {
  const states = businesses.map(({ progress }) => progress);
  const state = enquiryState({ ...row, withdrawnAt, teamAnsweredAt }, states, albertaDate(new Date()));
  const answered = businesses.filter(({ standing }) => standing?.kind === "current").length;
  return { ...row, state, asked: businesses.length, answered };
}

/**
 * Records that our team has answered an enquiry that chose no business, or samples alone.
 * @returns whether it was open until now; null when there is no such enquiry, or it chose businesses
 */
export async function markTeamAnswered(database: Database, reference: string): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [enquiry] = await transaction
      .select({ id: enquiries.id, teamAnsweredAt: enquiries.teamAnsweredAt })
      .from(enquiries)
      .where(eq(enquiries.reference, normalizeReference(reference)))
      .for("update");
    if (enquiry === undefined) return null;
    if ((await transaction.$count(enquiries, and(eq(enquiries.id, enquiry.id), asksNobody))) === 0)
      return null;
    if (enquiry.teamAnsweredAt !== null) return false;
    await transaction
      .update(enquiries)
      .set({ teamAnsweredAt: sql`now()` })
      .where(eq(enquiries.id, enquiry.id));
    return true;
  });
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
