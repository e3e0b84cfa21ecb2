import { setTimeout as wait } from "node:timers/promises";

import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";

import { saveMails } from "./save-enquiry.ts";

/** Runs both at once: the first stops before its mails are saved until the second got as far as it can. */
export async function collide<First, Second>(
  first: (postMails: PostMails) => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const running = first(async (transaction, mails) => {
    reached.resolve();
    await released.promise;
    await saveMails(transaction, mails);
  });
  await Promise.race([reached.promise, running]);
  const both = Promise.all([running, second()]);
  await Promise.race([both, wait(300)]);
  released.resolve();
  return both;
}
