import { desc, eq } from "drizzle-orm";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import type { Database } from "#database/database.ts";
import { applications } from "#database/schema/index.ts";

import { profileRows } from "./application-mails.ts";
import { findLookAlikes } from "./find-look-alikes.server.ts";
import { toApplication, type SavedApplication } from "./read-application.server.ts";

/** An application in the desk's list. */
export type ApplicationSummary = ReturnType<typeof summaryOf>;

const summaryOf = ({ reference, receivedAt, state, email, profile }: SavedApplication) => ({
  reference,
  receivedAt,
  state,
  email,
  name: profile.name,
  category: profile.category,
});

/**
 * The latest applications, newest first.
 * @param most maximum number; null for all
 */
export async function listApplications(
  database: Database,
  most: number | null = maxDeskListRows,
): Promise<DeskList<ApplicationSummary>> {
  const newest = database
    .select()
    .from(applications)
    .orderBy(desc(applications.receivedAt), desc(applications.id));
  const rows = await (most === null ? newest : newest.limit(most));
  return {
    rows: rows.map((row) => summaryOf(toApplication(row))),
    total: await database.$count(applications),
  };
}

/** One full application, with possible duplicates of the business; null when there is none. */
export async function showApplication(database: Database, reference: string) {
  const [row] = await database
    .select()
    .from(applications)
    .where(eq(applications.reference, normalizeReference(reference)));
  if (row === undefined) return null;
  const application = toApplication(row);
  const { contactName, confirmedAt, decidedAt, reason, listingId, profile } = application;
  const [lookAlikes = []] = await findLookAlikes(database, [profile], listingId);
  return {
    ...summaryOf(application),
    contactName,
    confirmedAt,
    decidedAt,
    reason,
    listingId,
    description: profile.description,
    about: profile.about,
    offers: profile.offers,
    facts: profileRows(profile),
    lookAlikes,
  };
}
