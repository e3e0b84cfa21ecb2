import { eq, sql } from "drizzle-orm";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import type { Transaction } from "#database/database.ts";
import { claims } from "#database/schema/index.ts";

import type { ClaimState } from "./claim-state.ts";
import { canBeClaimed, lockClaim } from "./confirm-claim.server.ts";
import { grantListing, type ClaimDependencies } from "./grant-listing.server.ts";
import { isOwnedByAnother, type SavedClaim } from "./read-claim.server.ts";

/** The result of a decision; `because` says why nothing changed. */
export type ClaimDecision =
  | { done: true; reference: string; listing: { id: number; name: string }; email: string }
  | { done: false; reference: string; because: ClaimState | "gone" }
  | { done: false; reference: string; because: "owned"; owner: string };

/**
 * Grants a listing to its claimant. A listing with another owner stays with that owner, unless the desk
 * explicitly replaces the owner.
 * @returns null when no claim has this reference
 */
export function approveClaim(
  office: ClaimDependencies,
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
 * Rejects a claim; the sender reads the reason in the mail.
 * @returns null when no claim has this reference
 */
export function rejectClaim(
  office: ClaimDependencies,
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

/** Decides a waiting claim once, however many concurrent decisions there are. */
async function decide(
  { database }: ClaimDependencies,
  reference: string,
  act: (transaction: Transaction, claim: SavedClaim) => Promise<Hindrance | null>,
): Promise<ClaimDecision | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: claims.id })
      .from(claims)
      .where(eq(claims.reference, normalizeReference(reference)));
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
