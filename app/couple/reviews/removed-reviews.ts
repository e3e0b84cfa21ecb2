import type { ReviewRemovalReason } from "#database/enums.ts";

/** Reasons for which our desk removes or rejects a review, in the page's words. */
export const removalReasons = {
  advertising: "advertising",
  insult: "insulting",
  private: "private details of people",
  unrelated: "not about this business",
  forged: "not written by a couple",
} as const satisfies Record<ReviewRemovalReason, string>;

/** A reason in words; one of another release is 'another reason'. */
export const removalWords = (reason: string): string =>
  Object.entries(removalReasons).find(([known]) => known === reason)?.[1] ?? "another reason";

/** '2 reviews were removed by us: advertising'; a reason of another release is shown as 'another reason'. */
export function describeRemovedReviews({ reason, count }: { reason: string; count: number }): string {
  return `${count} ${count === 1 ? "review was" : "reviews were"} removed by us: ${removalWords(reason)}`;
}
