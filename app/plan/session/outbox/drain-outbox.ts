import type { Doc } from "yjs";
import { z } from "zod";

import { drainStorage } from "./drain-storage.ts";

import { applyMessage } from "./apply-message.ts";
import { saveDeviceEnquiry } from "./device-enquiries.ts";
import type { OutboxMessage } from "#app/catalogue/plan-outbox/queue-message.ts";

/** The same key as in queue-message.ts, which every page has and which must not load this file. */
const prefix = "wild-rose-news-";

/** An open plan, and when its store has saved its latest changes. */
export type OutboxTarget = { document: Doc; stored: () => Promise<void> };

const ids = z.array(z.int().positive());
const newsForThePlan: z.ZodType<OutboxMessage> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heart"), ids, isSaved: z.boolean() }),
  z.object({ kind: z.literal("asked"), ids, reference: z.string() }),
  z.object({ kind: z.literal("answers"), ids, reference: z.string(), path: z.string() }),
]);

/**
 * Writes this device's queued messages into its plan at once, in their order. A message stays queued until
 * the plan's store has it (drain-storage.ts).
 * @param plan null where the device has none that it may change: its messages do not wait for a later one
 * @returns resolves once the store has the messages, or has refused them
 */
export function drainOutbox(plan: OutboxTarget | null, storage: Storage): Promise<void> {
  const take = (read: unknown) => {
    const { success, data: news } = newsForThePlan.safeParse(read);
    if (!success) return;
    if (news.kind === "answers") saveDeviceEnquiry(storage, news.reference, news.path);
    if (plan !== null) applyMessage(plan.document, news);
  };
  return drainStorage(prefix, { take, stored: plan?.stored ?? (() => Promise.resolve()), storage });
}
