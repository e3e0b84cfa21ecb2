import { and, eq, inArray, isNull, ne, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { deleteKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import {
  applications,
  calendarFeeds,
  claims,
  corrections,
  deskOperators,
  enquiries,
  invitations,
  rsvpReplies,
  listingContacts,
  listingPictures,
  listings,
  mails,
  planReadModels,
  planUpdates,
  reviews,
  suggestions,
} from "#database/schema/index.ts";

import { readEmailsInPlans, eraseFromPlans } from "./erase-from-plans.server.ts";
import {
  eraseApplications,
  eraseClaims,
  eraseCorrections,
  eraseEnquiries,
  eraseMails,
} from "#app/messaging/personal-data/erase-submissions.server.ts";
import { eraseCalendar, erasePictures } from "#app/business/own-listing/erase-listing.server.ts";
import { countErasedRows, type ErasureContext } from "#app/messaging/personal-data/erasure-context.ts";

/** The person to erase: by email, or by its hash only where a restored backup does not have the email. */
export type DataSubject = { address: string | null; hash: string };

type PersonalTable = {
  table: PgTable;
  /** All columns that hold an email: a person is found by each. */
  addressColumns: readonly AnyColumn[];
  /** Erases the table's data about a person. */
  erase: (erasing: ErasureContext, person: DataSubject) => Promise<void>;
  /** Emails in other places than a column of their own. */
  addresses?: (transaction: Transaction) => Promise<string[]>;
  /** Erases expired data; without it the table keeps its rows. */
  expire?: (erasing: ErasureContext, retentionDays: number) => Promise<void>;
};

/** An application with an unconfirmed email is erased after this many days; its link is valid for seven. */
const unconfirmedDays = 14;

/** The same for a claim and for an invitation to claim; the link is valid for fourteen. */
const unclaimedDays = 28;

/** Canada's anti-spam law (CASL, s. 23) lets three years pass before a message can no longer be questioned. */
const invitationDays = 3 * 366;

/** The row contains the recipient, who is of no use later. */
const planMailDays = 13;

const olderThan = (moment: AnyColumn | SQL, days: number): SQL =>
  sql`${moment} < now() - make_interval(days => ${days})`;

/** The end of a wedding's day in Alberta, which is six hours later in UTC. */
const endOfWedding = sql`(${enquiries.eventDate} + interval '1 day 6 hours') at time zone 'UTC'`;

const isOf = (column: AnyColumn, { address }: DataSubject): SQL =>
  address === null ? sql`false` : sql`lower(${column}) = ${address.toLowerCase()}`;

/**
 * Where the database holds personal data, one entry per table. A new table with such data gets an entry here,
 * any other a line in `nonPersonalTables`; a test requires one of the two. Dependent rows of another table
 * (questions, answers, messages) are erased with the row that they belong to.
 */
export const personalData: readonly PersonalTable[] = [
  {
    table: enquiries,
    addressColumns: [enquiries.email],
    erase: async (erasing, person) =>
      eraseEnquiries(erasing, await idsWhere(erasing, isOf(enquiries.email, person))),
    // An enquiry is needed until the wedding, and for reviews some time after it.
    expire: async (erasing, days) =>
      eraseEnquiries(
        erasing,
        await idsWhere(
          erasing,
          olderThan(
            sql`coalesce(${enquiries.withdrawnAt}, greatest(${enquiries.receivedAt}, ${endOfWedding}))`,
            days,
          ),
        ),
      ),
  },
  {
    table: applications,
    addressColumns: [applications.email],
    erase: (erasing, person) => eraseApplications(erasing, isOf(applications.email, person)),
    expire: (erasing, days) =>
      eraseApplications(
        erasing,
        or(
          and(isNull(applications.confirmedAt), olderThan(applications.receivedAt, unconfirmedDays)),
          olderThan(applications.decidedAt, days),
        ),
      ),
  },
  {
    table: claims,
    addressColumns: [claims.email],
    erase: (erasing, person) => eraseClaims(erasing, isOf(claims.email, person)),
    expire: (erasing, days) =>
      eraseClaims(
        erasing,
        or(
          and(
            isNull(claims.confirmedAt),
            olderThan(sql`coalesce(${claims.invitedAt}, ${claims.receivedAt})`, unclaimedDays),
          ),
          olderThan(claims.decidedAt, days),
        ),
      ),
  },
  {
    table: mails,
    addressColumns: [mails.recipient],
    erase: (erasing, person) => eraseMails(erasing, isOf(mails.recipient, person)),
    expire: (erasing, days) =>
      eraseMails(
        erasing,
        and(
          isNull(mails.enquiryId),
          isNull(mails.applicationId),
          isNull(mails.claimId),
          or(
            olderThan(mails.createdAt, days),
            and(eq(mails.kind, "plan-link"), olderThan(mails.createdAt, planMailDays)),
          ),
        ),
      ),
  },
  {
    table: corrections,
    addressColumns: [corrections.email],
    erase: (erasing, person) => eraseCorrections(erasing, isOf(corrections.email, person)),
    expire: (erasing, days) => eraseCorrections(erasing, olderThan(corrections.receivedAt, days)),
  },
  {
    // Nothing asks for an address, and somebody may write one.
    table: suggestions,
    addressColumns: [],
    erase: async (erasing, { address }) => {
      if (address === null) return;
      await eraseSuggestions(
        erasing,
        sql`position(${address.toLowerCase()} in lower(${suggestions.note} || ' ' || ${suggestions.name})) > 0`,
      );
    },
    expire: (erasing, days) => eraseSuggestions(erasing, olderThan(suggestions.receivedAt, days)),
  },
  {
    // Before the contacts, by which they are found: who has the address can read a business's calendar.
    table: calendarFeeds,
    addressColumns: [],
    erase: async (erasing, person) => {
      const own = await erasing.transaction
        .select({ id: listingContacts.listingId })
        .from(listingContacts)
        .where(isOf(listingContacts.email, person));
      for (const { id } of own) await eraseCalendar(erasing, id);
    },
  },
  {
    // Before the contacts, by which they are found.
    table: listingPictures,
    addressColumns: [],
    erase: async (erasing, person) => {
      const own = erasing.transaction
        .select({ id: listingContacts.listingId })
        .from(listingContacts)
        .where(isOf(listingContacts.email, person));
      await erasePictures(erasing, inArray(listingPictures.listingId, own));
    },
  },
  {
    table: listingContacts,
    addressColumns: [listingContacts.email],
    erase: async (erasing, person) => {
      const gone = await erasing.transaction
        .delete(listingContacts)
        .where(isOf(listingContacts.email, person))
        .returning({ id: listingContacts.listingId });
      for (const { id } of gone)
        for (const kind of ["listing", "mute", "listing-calendar"] as const)
          await deleteKey(erasing.transaction, kind, String(id));
      countErasedRows(erasing, "listing_contacts", gone.length);
    },
  },
  {
    table: listings,
    addressColumns: [listings.email, listings.outreachEmail],
    erase: async (erasing, person) => {
      const uninvited = await erasing.transaction
        .update(listings)
        .set({ outreachEmail: null, updatedAt: sql`now()` })
        .where(isOf(listings.outreachEmail, person))
        .returning({ id: listings.id });
      const gone = await erasing.transaction
        .update(listings)
        // Marked as edited, so that no start writes it again from content/.
        .set({ email: null, editedAt: sql`now()`, updatedAt: sql`now()` })
        .where(isOf(listings.email, person))
        .returning({ id: listings.id });
      countErasedRows(erasing, "listings", new Set([...uninvited, ...gone].map(({ id }) => id)).size);
    },
  },
  {
    // Why an invitation was allowed stays on record, without the person.
    table: invitations,
    addressColumns: [invitations.email],
    erase: async (erasing, person) => {
      const gone = await erasing.transaction
        .update(invitations)
        .set({ email: null })
        .where(isOf(invitations.email, person))
        .returning({ id: invitations.id });
      countErasedRows(erasing, "invitations", gone.length);
    },
    expire: async (erasing) => {
      const gone = await erasing.transaction
        .delete(invitations)
        .where(olderThan(invitations.invitedAt, invitationDays))
        .returning({ id: invitations.id });
      countErasedRows(erasing, "invitations", gone.length);
    },
  },
  {
    // In the plan it is found by its registers; here it is in what a household wrote.
    table: rsvpReplies,
    addressColumns: [],
    erase: async (erasing, { address }) => {
      if (address === null) return;
      const gone = await erasing.transaction
        .delete(rsvpReplies)
        .where(sql`position(${address.toLowerCase()} in lower(${rsvpReplies.answer}::text)) > 0`)
        .returning({ household: rsvpReplies.household });
      countErasedRows(erasing, "household_answers", gone.length);
    },
  },
  {
    // Derived from the plan: rebuilt from the plan without the email.
    table: planReadModels,
    addressColumns: [],
    erase: async (erasing, { address }) => {
      if (address === null) return;
      const gone = await erasing.transaction
        .delete(planReadModels)
        .where(sql`position(${address.toLowerCase()} in lower(${planReadModels.content}::text)) > 0`)
        .returning({ planId: planReadModels.planId });
      countErasedRows(erasing, "plan_readings", gone.length);
    },
  },
  {
    table: planUpdates,
    addressColumns: [],
    erase: (erasing, { address }) => eraseFromPlans(erasing, address),
    addresses: readEmailsInPlans,
  },
  {
    // An operator has no link any more, and no name here.
    table: deskOperators,
    addressColumns: [deskOperators.email],
    erase: async (erasing, person) => {
      const gone = await erasing.transaction
        .delete(deskOperators)
        .where(isOf(deskOperators.email, person))
        .returning({ id: deskOperators.id });
      for (const { id } of gone) await deleteKey(erasing.transaction, "desk", String(id));
      countErasedRows(erasing, "desk_operators", gone.length);
    },
  },
  {
    table: reviews,
    addressColumns: [],
    erase: async (erasing, { hash }) => {
      const gone = await erasing.transaction
        .update(reviews)
        .set({ author: "", addressHash: null, coupleHash: null })
        .where(eq(reviews.addressHash, hash))
        .returning({ id: reviews.id });
      countErasedRows(erasing, "reviews", gone.length);
    },
    expire: async (erasing, days) => {
      const gone = await erasing.transaction
        .update(reviews)
        .set({ author: "", quote: "", answer: null, addressHash: null, coupleHash: null })
        .where(and(ne(reviews.quote, ""), olderThan(reviews.removedAt, days)))
        .returning({ id: reviews.id });
      countErasedRows(erasing, "reviews", gone.length);
    },
  },
];

/** Tables without personal data, or whose rows are deleted with the row that they belong to; and why. */
export const nonPersonalTables: Readonly<Record<string, string>> = {
  enquiry_recipients: "goes with its enquiry",
  enquiry_questions: "goes with its enquiry",
  enquiry_messages: "goes with its enquiry",
  answers: "goes with its enquiry",
  fact_answers: "goes with its enquiry",
  bookings: "goes with its enquiry",
  paid_amounts: "goes with its enquiry",
  private_links:
    "hashes; dropped with what they open, except those to stop mail, whose subject is a keyed hash of a mailbox",
  quiet_addresses: "keyed hashes of those who want no mail, kept so that they get none",
  erasures: "keyed hashes of what was erased, kept so that no backup brings it back",
  leftovers: "names of files, which are numbers",
  plans:
    "no column says whose it is; anyone with the edit link can delete it, and its contents are in its updates",
  household_pages: "hashes; go with their plan",
  wedding_pages:
    "what a couple published of its plan, and goes with it; an email in its words is struck as in every text",
  page_photographs:
    "a couple's own photographs for its page, which go with its plan; an email in their words is struck as in every text",
  photograph_files: "go with their photograph",
  rate_limits: "keyed hashes, swept when their time is over",
  site_state: "what the site remembers of itself: dates, and a keyed hash of its secret",
  former_slugs: "names of listings",
  venue_profiles: "public facts of venues",
  rooms: "public facts of venues",
  facts: "public facts of venues",
  fact_history: "public facts of venues",
  taken_dates: "dates of listings",
  listing_views: "numbers by listing and day",
  kept_calendars: "dates of listings",
  picture_files: "go with their picture",
};

async function idsWhere({ transaction }: ErasureContext, where: SQL): Promise<number[]> {
  const rows = await transaction.select({ id: enquiries.id }).from(enquiries).where(where);
  return rows.map(({ id }) => id);
}

async function eraseSuggestions(erasing: ErasureContext, where: SQL): Promise<void> {
  const gone = await erasing.transaction.delete(suggestions).where(where).returning({ id: suggestions.id });
  countErasedRows(erasing, "suggestions", gone.length);
}
