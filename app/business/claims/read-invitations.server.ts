import { and, desc, eq, sql } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import { applications, claims, invitations, mails } from "#database/schema/index.ts";

import type { InvitationBasis } from "./invitation-basis.ts";
import type { SavedClaim } from "./read-claim.server.ts";

/** Why the last invitation of a claim's email was allowed; null where it was sent before that was recorded. */
export async function readLastBasis(
  database: Database,
  { email, listing }: Pick<SavedClaim, "email" | "listing">,
): Promise<InvitationBasis | null> {
  const [row] = await database
    .select({ source: invitations.source, foundOn: invitations.foundOn })
    .from(invitations)
    .where(
      and(eq(invitations.listingId, listing.id), eq(sql`lower(${invitations.email})`, email.toLowerCase())),
    )
    .orderBy(desc(invitations.id))
    .limit(1);
  return row ?? null;
}

/** The invitations of a listing with their reasons, newest first; an erased email is null. */
export async function readInvitations(database: Database, listingId: number) {
  const { email, source, foundOn, invitedAt } = invitations;
  return database
    .select({ email, source, foundOn, invitedAt })
    .from(invitations)
    .where(eq(invitations.listingId, listingId))
    .orderBy(desc(invitations.id));
}

/** Maximum number of mails of one listing that the desk shows. */
const shownMails = 30;

/** What a business was sent, newest first: about its application, its invitations and claims, enquiries, and the rest. */
export async function readMailsToBusiness(database: Database, listingId: number) {
  const { kind, recipient, status, createdAt } = mails;
  return database
    .select({ kind, recipient, status, createdAt })
    .from(mails)
    .leftJoin(claims, eq(claims.id, mails.claimId))
    .leftJoin(applications, eq(applications.id, mails.applicationId))
    .where(
      sql`${recipient} is not null and ${kind} not like '%-to-couple' and ${kind} not like '%-to-team' and coalesce(${mails.listingId}, ${claims.listingId}, ${applications.listingId}) = ${listingId}`,
    )
    .orderBy(desc(mails.id))
    .limit(shownMails);
}
