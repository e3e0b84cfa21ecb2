import { and, eq, inArray, isNull, ne, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

import { planLinkMail } from "#app/mails/post-mails.server.ts";
import { dropKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import {
  applications,
  claims,
  corrections,
  enquiries,
  householdAnswers,
  listingContacts,
  listingPictures,
  listings,
  mails,
  planReadings,
  planUpdates,
  reviews,
} from "#database/schema/index.ts";

import { addressesInPlans, eraseFromPlans } from "#app/erasure/erase-from-plans.server.ts";
import { eraseApplications, eraseClaims, eraseEnquiries, eraseMails } from "#app/messaging/personal-data/erase-submissions.server.ts";
import { erasePictures } from "#app/business/own-listing/erase-listing.server.ts";
import { countErased, type Erasing } from "#app/erasure/erasing.ts";

/** Whose data is erased: by address, or by its hash alone where a restored backup does not have the address. */
export type Person = { address: string | null; hash: string };

type PersonalTable = {
  table: PgTable;
  /** Columns that hold an email address: all of them, so that a person is found by each. */
  addressColumns: readonly AnyColumn[];
  /** Erases what the table holds of a person. */
  erase: (erasing: Erasing, person: Person) => Promise<void>;
  /** Addresses that stand elsewhere than in a column of their own. */
  addresses?: (transaction: Transaction) => Promise<string[]>;
  /** Erases what nobody needs any more; without it the table keeps its rows. */
  expire?: (erasing: Erasing, retentionDays: number) => Promise<void>;
};

/** An application whose address nobody confirmed goes after so many days; its link opens for seven. */
const unconfirmedDays = 14;

/** The same for a claim and for an invitation to claim; the link opens for fourteen. */
const unclaimedDays = 28;

/** Who had the link of a plan mailed is of no use later; the row says to whom it went. */
const planMailDays = 13;

const olderThan = (moment: AnyColumn | SQL, days: number): SQL =>
  sql`${moment} < now() - make_interval(days => ${days})`;

/** The end of a wedding's day in Alberta, where it is six hours earlier than by UTC. */
const endOfWedding = sql`(${enquiries.eventDate} + interval '1 day 6 hours') at time zone 'UTC'`;

const isOf = (column: AnyColumn, { address }: Person): SQL =>
  address === null ? sql`false` : sql`lower(${column}) = ${address.toLowerCase()}`;

/**
 * Where the database holds what is somebody's own, one entry per table. A new table with such data
 * gets an entry here, any other a line in `impersonalTables`; a test wants one of the two.
 * What hangs on a row of another table (questions, answers, messages) goes with that row.
 */
export const personalData: readonly PersonalTable[] = [
  {
    table: enquiries,
    addressColumns: [enquiries.email],
    erase: async (erasing, person) =>
      eraseEnquiries(erasing, await idsWhere(erasing, isOf(enquiries.email, person))),
    // Until the wedding an enquiry is needed, and for reviews some time after it.
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
            and(eq(mails.kind, planLinkMail), olderThan(mails.createdAt, planMailDays)),
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
        for (const kind of ["listing", "mute"] as const) await dropKey(erasing.transaction, kind, String(id));
      countErased(erasing, "listing_contacts", gone.length);
    },
  },
  {
    table: listings,
    addressColumns: [listings.email],
    erase: async (erasing, person) => {
      const gone = await erasing.transaction
        .update(listings)
        // Edited here, so that no start writes it again from content/.
        .set({ email: null, editedAt: sql`now()`, updatedAt: sql`now()` })
        .where(isOf(listings.email, person))
        .returning({ id: listings.id });
      countErased(erasing, "listings", gone.length);
    },
  },
  {
    // In the plan it is found by its registers; here it is in what a household wrote.
    table: householdAnswers,
    addressColumns: [],
    erase: async (erasing, { address }) => {
      if (address === null) return;
      const gone = await erasing.transaction
        .delete(householdAnswers)
        .where(sql`position(${address.toLowerCase()} in lower(${householdAnswers.answer}::text)) > 0`)
        .returning({ household: householdAnswers.household });
      countErased(erasing, "household_answers", gone.length);
    },
  },
  {
    // Derived from the plan: what is erased here is written again from the plan without the address.
    table: planReadings,
    addressColumns: [],
    erase: async (erasing, { address }) => {
      if (address === null) return;
      const gone = await erasing.transaction
        .delete(planReadings)
        .where(sql`position(${address.toLowerCase()} in lower(${planReadings.content}::text)) > 0`)
        .returning({ planId: planReadings.planId });
      countErased(erasing, "plan_readings", gone.length);
    },
  },
  {
    table: planUpdates,
    addressColumns: [],
    erase: (erasing, { address }) => eraseFromPlans(erasing, address),
    addresses: addressesInPlans,
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
      countErased(erasing, "reviews", gone.length);
    },
    expire: async (erasing, days) => {
      const gone = await erasing.transaction
        .update(reviews)
        .set({ author: "", quote: "", answer: null, addressHash: null, coupleHash: null })
        .where(and(ne(reviews.quote, ""), olderThan(reviews.removedAt, days)))
        .returning({ id: reviews.id });
      countErased(erasing, "reviews", gone.length);
    },
  },
];

/** Tables that hold nothing of a person, or go with the row that they belong to; and why. */
export const impersonalTables: Readonly<Record<string, string>> = {
  enquiry_recipients: "goes with its enquiry",
  enquiry_questions: "goes with its enquiry",
  enquiry_messages: "goes with its enquiry",
  answers: "goes with its enquiry",
  bookings: "goes with its enquiry",
  private_links:
    "hashes; dropped with what they open, except those to stop mail, whose subject is a keyed hash of a mailbox",
  quiet_addresses: "keyed hashes of those who want no mail, kept so that they get none",
  erasures: "keyed hashes of what was erased, kept so that no backup brings it back",
  leftovers: "names of files, which are numbers",
  plans:
    "no column says whose it is; whoever has the link to edit deletes it, and what it says is in its updates",
  household_pages: "hashes; go with their plan",
  rate_limits: "keyed hashes, swept when their time is over",
  site_state: "what the site remembers of itself: dates, and a keyed hash of its secret",
  former_slugs: "names of listings",
  venue_profiles: "public facts of venues",
  rooms: "public facts of venues",
  facts: "public facts of venues",
  fact_history: "public facts of venues",
  taken_dates: "dates of listings",
  kept_calendars: "dates of listings",
  picture_files: "go with their picture",
};

async function idsWhere({ transaction }: Erasing, where: SQL): Promise<number[]> {
  const rows = await transaction.select({ id: enquiries.id }).from(enquiries).where(where);
  return rows.map(({ id }) => id);
}

async function eraseCorrections(erasing: Erasing, where: SQL): Promise<void> {
  const gone = await erasing.transaction.delete(corrections).where(where).returning({ id: corrections.id });
  countErased(erasing, "corrections", gone.length);
}
