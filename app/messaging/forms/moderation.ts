import type { SubmissionHoldReason } from "#database/enums.ts";

import { hasSpamLinks } from "./spam-links.ts";

/** Columns of a submission that waits for the desk, and of one that does not. */
export type ModerationHold = { heldAt: Date | null; heldReason: SubmissionHoldReason | null };

/** Holds a submission with too many links for moderation; it is saved all the same. */
export function holdIfSpamLinks(fields: Parameters<typeof hasSpamLinks>[0]): ModerationHold {
  return hasSpamLinks(fields)
    ? { heldAt: new Date(), heldReason: "links" }
    : { heldAt: null, heldReason: null };
}
