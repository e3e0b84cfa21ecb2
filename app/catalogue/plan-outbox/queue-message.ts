import type { OutboxMessage } from "./outbox-message.ts";

export type { OutboxMessage } from "./outbox-message.ts";

/** Writes queued messages into the plan; it is a room above, so the root route registers it. */
let deliver: () => Promise<void> = async () => {};

/**
 * Registers the function that writes queued messages into the plan; it is called with the first message, and
 * not before.
 */
export function deliverToPlan(toPlan: () => Promise<void>): void {
  deliver = toPlan;
}

/** Whether this device has a plan that it may change, as it lists its plans (device-plans.ts). */
export function hasEditablePlan(): boolean {
  try {
    return /"role":"edit"/.test(localStorage["wild-rose-plans"]);
  } catch {
    return false;
  }
}

/**
 * Queues a message for this device's plan; without a plan only what a visitor adds waits for one. Pages carry
 * no more of the plan than this: the code that writes it is loaded with the first message. The message stays
 * on the device until the plan has it: offline, or where the user leaves the page at once, that is when the
 * plan is opened (drain-outbox.ts).
 */
export function queueForPlan(news: OutboxMessage): void {
  const isPassing = "heart asked answers".includes(news.kind);
  try {
    if (isPassing && !localStorage["wild-rose-plans"]) return;
    // One item each, in order: another window may write at the same moment.
    localStorage.setItem(`wild-rose-news-${Date.now()}-${Math.random()}`, JSON.stringify(news));
  } catch {
    return;
  }
  if (isPassing || hasEditablePlan()) void deliver().catch(() => {});
}

/**
 * Ids of the listings on the shortlist of this device's plan, as the plan published them (publish-hearts.ts).
 */
export function readPlanHearts(): number[] {
  try {
    return (localStorage.getItem("wild-rose-hearts") ?? "").split(",").map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

/** The hearts of a visit after the plan's hearts have changed. */
export function mergeHearts(
  hearts: readonly number[],
  was: readonly number[],
  is: readonly number[],
): readonly number[] {
  const left = hearts.filter((id) => !was.includes(id) || is.includes(id));
  const come = is.filter((id) => !was.includes(id));
  return [...new Set([...left, ...come])];
}
