import type { Doc } from "yjs";
import { z } from "zod";

import { writeNews } from "./change-shortlist.ts";
import { noteEnquiryHere } from "./enquiries-here.ts";
import type { NewsForThePlan } from "./tell-the-plan.ts";

/** The same as in tell-the-plan.ts, which every page has: it may not bring this file along. */
const item = "wild-rose-news-";

const ids = z.array(z.int().positive());
const newsForThePlan: z.ZodType<NewsForThePlan> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heart"), ids, isSaved: z.boolean() }),
  z.object({ kind: z.literal("asked"), ids, reference: z.string() }),
  z.object({ kind: z.literal("answers"), ids, reference: z.string(), path: z.string() }),
]);

/**
 * Writes the news that waits on this device into its plan, in the order in which it happened.
 * @param plan null where the device has none that it may change: its news does not wait for a later one
 */
export function takeWaitingNews(plan: Doc | null, storage: Storage): void {
  for (const key of Object.keys(storage)
    .filter((name) => name.startsWith(item))
    .toSorted()) {
    const news = newsForThePlan.safeParse(parse(storage.getItem(key)));
    storage.removeItem(key);
    if (!news.success) continue;
    if (news.data.kind === "answers") noteEnquiryHere(storage, news.data.reference, news.data.path);
    if (plan !== null) writeNews(plan, news.data);
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
