import { and, asc, eq, isNotNull } from "drizzle-orm";

import { isUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import type { CategoryId } from "#content/catalogue/categories.ts";
import type { Database } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import { claims, invitations, listingContacts, listings } from "#database/schema/index.ts";

import type { ClaimDependencies } from "./grant-listing.server.ts";
import { inviteBusiness } from "./invite-business.server.ts";
import type { InvitationObstacle } from "./invitation-obstacle.ts";
import { readInvitationBasis, type InvitationBasis } from "./invitation-basis.ts";

type Addressed = { id: number; name: string; category: string; email: string };

export type PlannedInvitation = Addressed & { basis: InvitationBasis };

export type InvitationPlan = {
  ready: PlannedInvitation[];
  hindered: (Addressed & { obstacle: InvitationObstacle })[];
};

/** Public listings of real businesses for which an address is known; the caller adds what hinders. */
async function readAddressed(database: Database, category: CategoryId | null) {
  const { id, name, outreachEmail, outreachSource, outreachFoundOn } = listings;
  return database
    .select({
      id,
      name,
      category: listings.category,
      email: outreachEmail,
      source: outreachSource,
      foundOn: outreachFoundOn,
      owner: listingContacts.listingId,
    })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, id))
    .where(
      and(
        isNotNull(outreachEmail),
        isListed(false),
        category === null ? undefined : eq(listings.category, category),
      ),
    )
    .orderBy(asc(id));
}

/** Listings and addresses that were invited before: each is invited to by this way once. */
async function readInvited(database: Database) {
  const sent = await database
    .select({ id: invitations.listingId, email: invitations.email })
    .from(invitations);
  // Those from before invitations were recorded.
  const open = await database
    .select({ id: claims.listingId, email: claims.email })
    .from(claims)
    .where(isNotNull(claims.invitedAt));
  const all = [...sent, ...open];
  return {
    ids: new Set(all.map(({ id }) => id)),
    emails: new Set(all.map(({ email }) => email?.toLowerCase())),
  };
}

/**
 * Who would be invited to manage their listings, and who not, for what reason; sends nothing.
 * @param category only listings of it; null for all
 * @param today day in Alberta
 */
export async function planInvitations(
  { database, secret }: Pick<ClaimDependencies, "database" | "secret">,
  category: CategoryId | null,
  today: string,
): Promise<InvitationPlan> {
  const invited = await readInvited(database);
  const plan: InvitationPlan = { ready: [], hindered: [] };
  for (const { owner, source, foundOn, email, ...listing } of await readAddressed(database, category)) {
    if (email === null) continue;
    const folded = email.toLowerCase();
    const basis = readInvitationBasis({ source, foundOn, asked: null }, today);
    const hindered = (obstacle: InvitationObstacle) => plan.hindered.push({ ...listing, email, obstacle });
    if (owner !== null) hindered("owned");
    else if (invited.ids.has(listing.id)) hindered("invited");
    else if (invited.emails.has(folded)) hindered("same-email");
    else if (basis === null) hindered("no-source");
    else if (await isUnsubscribed(database, secret, email)) hindered("silenced");
    else {
      invited.emails.add(folded);
      plan.ready.push({ ...listing, email, basis });
    }
  }
  return plan;
}

/**
 * Sends planned invitations, each in a transaction of its own: what was sent is recorded when a later one fails.
 * @returns references by the listing's number; without those that something hindered meanwhile
 */
export async function sendInvitations(
  dependencies: ClaimDependencies,
  planned: readonly PlannedInvitation[],
): Promise<Map<number, string>> {
  const sent = new Map<number, string>();
  for (const { id, email, basis } of planned) {
    const result = await inviteBusiness(dependencies, id, email, basis);
    if (result?.done) sent.set(id, result.reference);
  }
  return sent;
}
