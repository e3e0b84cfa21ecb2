import { isLinkLaden } from "#app/messaging/forms/spam-links.ts";

/** What stands on a letter that waits for the desk, and on one that does not. */
export type Held = { heldAt: Date | null; heldReason: string | null };

/** Holds a letter that is laden with links; it is kept all the same. */
export function holdLinkLaden(fields: Parameters<typeof isLinkLaden>[0]): Held {
  return isLinkLaden(fields)
    ? { heldAt: new Date(), heldReason: "links" }
    : { heldAt: null, heldReason: null };
}
