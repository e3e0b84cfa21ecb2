import { and, desc, eq, ne } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { claims, listingContacts, listings } from "#database/schema/index.ts";

import type { ClaimState } from "./claim-state.ts";

type Row = typeof claims.$inferSelect;

/** A claim in its present state, with its listing and the listing's owner. */
export type SavedClaim = Omit<Row, "submissionKey" | "listingId"> & {
  state: ClaimState;
  listing: Pick<
    typeof listings.$inferSelect,
    | "id"
    | "slug"
    | "name"
    | "category"
    | "origin"
    | "website"
    | "fictional"
    | "retiredAt"
    | "removedAt"
    | "pausedAt"
  >;
  /** The confirmed contact of the listing, where it has one. */
  owner: { email: string; mutedAt: Date | null } | null;
};

const columns = {
  claim: claims,
  listing: {
    id: listings.id,
    slug: listings.slug,
    name: listings.name,
    category: listings.category,
    origin: listings.origin,
    website: listings.website,
    fictional: listings.fictional,
    retiredAt: listings.retiredAt,
    removedAt: listings.removedAt,
    pausedAt: listings.pausedAt,
  },
  owner: { email: listingContacts.email, mutedAt: listingContacts.mutedAt },
};

/** Claims with their listings and the contacts of those, newest first; the caller adds conditions. */
export const selectClaims = (database: Database | Transaction) =>
  database
    .select(columns)
    .from(claims)
    .innerJoin(listings, eq(listings.id, claims.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, claims.listingId))
    .orderBy(desc(claims.receivedAt), desc(claims.id))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectClaims>>[number];

/** A row with its state. */
export function toClaim({
  claim: { submissionKey: _key, listingId: _listing, ...claim },
  listing,
  owner,
}: Selected): SavedClaim {
  return { ...claim, listing, owner, state: stateOf(claim) };
}

/** One claim by id; null when there is none. */
export async function readClaim(database: Database | Transaction, id: number): Promise<SavedClaim | null> {
  const [row] = await selectClaims(database).where(eq(claims.id, id));
  return row === undefined ? null : toClaim(row);
}

/** Other claims on the same listing, newest first. */
export async function readCompetingClaims(
  database: Database | Transaction,
  { id, listing }: Pick<SavedClaim, "id" | "listing">,
): Promise<SavedClaim[]> {
  const rows = await selectClaims(database).where(and(eq(claims.listingId, listing.id), ne(claims.id, id)));
  return rows.map(toClaim);
}

/** Whether the listing has an owner other than the claimant. */
export function isOwnedByAnother({ owner, email }: Pick<SavedClaim, "owner" | "email">): boolean {
  return owner !== null && owner.email.toLowerCase() !== email.toLowerCase();
}

function stateOf({
  decision,
  confirmedAt,
  invitedAt,
}: Pick<Row, "decision" | "confirmedAt" | "invitedAt">): ClaimState {
  if (decision !== null) return decision === "approved" ? "approved" : "rejected";
  if (confirmedAt !== null) return "waiting";
  return invitedAt === null ? "unconfirmed" : "invited";
}
