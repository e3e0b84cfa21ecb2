import type { Doc } from "yjs";
import { z } from "zod";

import { takeWaiting } from "#app/plan/session/outbox/drain-storage.ts";

import { writeNews } from "./change-shortlist.ts";
import { noteEnquiryHere } from "./enquiries-here.ts";
import type { NewsForThePlan } from "./tell-the-plan.ts";

/** The same as in tell-the-plan.ts, which every page has: it may not bring this file along. */
const prefix = "wild-rose-news-";

/** A plan that is open, and when its store has what was changed in it until now. */
export type StoredPlan = { document: Doc; stored: () => Promise<void> };

const ids = z.array(z.int().positive());
const newsForThePlan: z.ZodType<NewsForThePlan> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heart"), ids, isSaved: z.boolean() }),
  z.object({ kind: z.literal("asked"), ids, reference: z.string() }),
  z.object({ kind: z.literal("answers"), ids, reference: z.string(), path: z.string() }),
]);

/**
 * Writes the news that waits on this device into its plan at once, in the order in which it happened. It
 * waits until the plan's store has it (take-waiting.ts).
 * @param plan null where the device has none that it may change: its news does not wait for a later one
 * @returns resolves once the store has the news, or has refused it
 */
export function takeWaitingNews(plan: StoredPlan | null, storage: Storage): Promise<void> {
  const take = (read: unknown) => {
    const { success, data: news } = newsForThePlan.safeParse(read);
    if (!success) return;
    if (news.kind === "answers") noteEnquiryHere(storage, news.reference, news.path);
    if (plan !== null) writeNews(plan.document, news);
  };
  return takeWaiting(prefix, { take, stored: plan?.stored ?? (() => Promise.resolve()), storage });
}
