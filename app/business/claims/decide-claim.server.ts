import { eq, sql } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { claims } from "#database/schema/index.ts";

import type { ClaimState } from "#app/claims/claim-options.ts";
import { canBeClaimed, lockClaim } from "./confirm-claim.server.ts";
import { grantListing, type ClaimOffice } from "./grant-listing.server.ts";
import { isOwnedByAnother, type KeptClaim } from "./read-claim.server.ts";

/** What came of a decision; `because` says why nothing did. */
export type ClaimDecision =
  | { done: true; reference: string; listing: { id: number; name: string }; email: string }
  | { done: false; reference: string; because: ClaimState | "gone" }
  | { done: false; reference: string; because: "owned"; owner: string };

/**
 * Gives a listing to who claims it. One that somebody else keeps already stays with them, unless the
 * desk says that it is to be replaced.
 * @returns null when no claim has this reference
 */
export function approveClaim(
  office: ClaimOffice,
  reference: string,
  replace: boolean,
): Promise<ClaimDecision | null> {
  return decide(office, reference, async (transaction, claim) => {
    if (!canBeClaimed(claim)) return { because: "gone" };
    if (claim.owner !== null && isOwnedByAnother(claim) && !replace)
      return { because: "owned", owner: claim.owner.email };
    await grantListing(office, transaction, claim);
    return null;
  });
}

/**
 * Turns a claim down; who sent it reads the reason in its mail.
 * @returns null when no claim has this reference
 */
export function rejectClaim(
  office: ClaimOffice,
  reference: string,
  reason: string,
): Promise<ClaimDecision | null> {
  return decide(office, reference, async (transaction, { id, email }) => {
    await transaction
      .update(claims)
      .set({ decidedAt: sql`now()`, decision: "rejected", reason })
      .where(eq(claims.id, id));
    await office.postMails(transaction, [{ kind: "claim-rejected", recipient: email, claimId: id }]);
    return null;
  });
}

type Hindrance = { because: "gone" } | { because: "owned"; owner: string };

/** Decides a claim that waits, once, however many decide at the same time. */
async function decide(
  { database }: ClaimOffice,
  reference: string,
  act: (transaction: Transaction, claim: KeptClaim) => Promise<Hindrance | null>,
): Promise<ClaimDecision | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: claims.id })
      .from(claims)
      .where(eq(claims.reference, reference.trim().toUpperCase()));
    const claim = row === undefined ? null : await lockClaim(transaction, row.id);
    if (claim === null) return null;
    const { id, name } = claim.listing;
    if (claim.state !== "waiting") return { done: false, reference: claim.reference, because: claim.state };
    const hindrance = await act(transaction, claim);
    return hindrance === null
      ? { done: true, reference: claim.reference, listing: { id, name }, email: claim.email }
      : { done: false, reference: claim.reference, ...hindrance };
  });
}
