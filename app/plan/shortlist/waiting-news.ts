import type { Doc } from "yjs";
import { z } from "zod";

import { writeNews } from "./change-shortlist.ts";
import { noteEnquiryHere } from "./enquiries-here.ts";
import type { NewsForThePlan } from "./tell-the-plan.ts";

/** The same as in tell-the-plan.ts, which every page has: it may not bring this file along. */
const item = "wild-rose-news-";

/** A plan that is open, and when its store has what was changed in it until now. */
export type StoredPlan = { document: Doc; stored: () => Promise<void> };

const ids = z.array(z.int().positive());
const newsForThePlan: z.ZodType<NewsForThePlan> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heart"), ids, isSaved: z.boolean() }),
  z.object({ kind: z.literal("asked"), ids, reference: z.string() }),
  z.object({ kind: z.literal("answers"), ids, reference: z.string(), path: z.string() }),
]);

/**
 * Writes the news that waits on this device into its plan at once, in the order in which it happened. The
 * page may be left at any moment, so it goes on waiting until the plan's store has it; to write it twice
 * changes nothing.
 * @param plan null where the device has none that it may change: its news does not wait for a later one
 * @returns resolves once the store has the news, or has refused it
 */
export async function takeWaitingNews(plan: StoredPlan | null, storage: Storage): Promise<void> {
  const waiting = Object.keys(storage)
    .filter((name) => name.startsWith(item))
    .toSorted();
  if (waiting.length === 0) return;
  for (const key of waiting) {
    const { success, data: news } = newsForThePlan.safeParse(parse(storage.getItem(key)));
    if (!success) continue;
    if (news.kind === "answers") noteEnquiryHere(storage, news.reference, news.path);
    if (plan !== null) writeNews(plan.document, news);
  }
  try {
    await plan?.stored();
  } catch {
    return;
  }
  for (const key of waiting) storage.removeItem(key);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
