import type { Doc } from "yjs";

import { applyMessage } from "./apply-message.ts";
import { saveIncoming } from "./arrivals.ts";
import { saveDeviceEnquiry } from "./device-enquiries.ts";
import { drainStorage } from "./drain-storage.ts";
import { outboxMessage } from "./message-schemas.ts";

/** The same key as in queue-message.ts, which every page has and which must not load this file. */
const prefix = "wild-rose-news-";

/** An open plan, the name of its store, and when the store has saved its latest changes. */
export type OutboxTarget = { document: Doc; store: string; stored: () => Promise<void> };

/**
 * Writes this device's queued messages into its plan at once, in their order. A message stays queued until
 * the plan's store has it (drain-storage.ts).
 * @param plan null where the device has none that it may change: what a visitor added waits for one, what
 * happened by itself does not
 * @returns resolves once the store has the messages, or has refused them
 */
export function drainOutbox(plan: OutboxTarget | null, storage: Storage): Promise<void> {
  const take = (read: unknown) => {
    const { success, data: message } = outboxMessage.safeParse(read);
    if (!success) return;
    if ("path" in message && message.path !== null)
      saveDeviceEnquiry(storage, message.reference, message.path);
    if (plan !== null) return saveIncoming(storage, plan.store, applyMessage(plan.document, message));
    return happensByItself.has(message.kind) ? undefined : "later";
  };
  return drainStorage(prefix, { take, stored: plan?.stored ?? (() => Promise.resolve()), storage });
}

const happensByItself: ReadonlySet<string> = new Set(["heart", "asked", "answers"]);
