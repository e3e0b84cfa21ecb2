import { href } from "react-router";

import { claimPath } from "#app/catalogue/listings/listing-in-url.ts";
import { resolveExpiredKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";

import { claimedListingPath } from "./claim-view.server.ts";
import { canBeClaimed } from "./confirm-claim.server.ts";
import { readClaim } from "./read-claim.server.ts";

type DeadLink = { why: string; ways: (readonly [to: string, label: string])[] };

/** Why a claim's link opens nothing, and where a new one comes from: the listing is known while its claim is. */
export async function describeDeadClaimLink(database: Database, key: string): Promise<DeadLink> {
  const subject = await resolveExpiredKey(database, "claim", key);
  const claim = subject === null ? null : await readClaim(database, Number(subject));
  if (claim === null || !canBeClaimed(claim))
    return {
      why: "It was replaced, or it expired. You can ask for a new one from your listing.",
      ways: [[href("/claim"), "Get a new link"]],
    };
  const { id, name } = claim.listing;
  return {
    why: `It was valid for two weeks. You can ask for a new one for ${name}.`,
    ways: [
      [claimPath(id), "Get a new link"],
      [claimedListingPath(claim.listing), "See the listing"],
    ],
  };
}
