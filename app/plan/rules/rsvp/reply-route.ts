/** How a household can change its reply: on its page, there once the couple takes replies longer, or by the couple. */
export type ReplyRoute = "page" | "closed-page" | "couple";

type Asked = {
  /** Whether the plan is saved online: without that, no household has a page. */
  isOnline: boolean;
  /** Whether guests can reply. */
  isOpen: boolean;
  /** The couple's last day for replies. */
  until: string | null;
};

/**
 * How households that are invited to an event to come can change their replies.
 * @param today in Alberta
 */
export function replyRoute({ isOnline, isOpen, until }: Asked, today: string): ReplyRoute {
  if (!isOnline || !isOpen) return "couple";
  return until !== null && until < today ? "closed-page" : "page";
}

/** What the couple does about replies for a day that is another one now. */
export const movedRepliesAdvice: Readonly<Record<ReplyRoute, string>> = {
  page: "They count as they replied until they change it. Send them their link again: it tells them the new day.",
  "closed-page":
    "They count as they replied. Replies are closed: move “Reply by” first, then send them their link again.",
  couple: "They count as they replied. Ask them and set it in the guest list.",
};
