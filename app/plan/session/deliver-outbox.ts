import { openPlan, type PlanSession } from "./plan-session.ts";
import { findEditablePlan, type DevicePlan } from "./device-plans.ts";

import { listingsWithoutName, saveListingNames } from "./outbox/apply-message.ts";
import { fetchListingNames } from "./outbox/fetch-listing-names.ts";
import { drainOutbox } from "./outbox/drain-outbox.ts";

/** How long the plan stays open after the last message, in milliseconds: a heart seldom comes alone. */
const lingering = 20_000;

let open: { here: DevicePlan; session: Promise<PlanSession> } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes queued messages of other pages into the plan that takes them (findEditablePlan): on the device at once, in
 * windows that have it open, and on the server where it is saved there.
 */
export async function deliverOutbox(): Promise<void> {
  const here = findEditablePlan(localStorage);
  if (here === null) return drainOutbox(null, localStorage);
  const { document, stored, hasArrived } = await opened(here);
  // Once loaded, it takes queued messages by itself.
  if (!hasArrived()) return;
  void drainOutbox({ document, store: here.store, stored }, localStorage);
  saveListingNames(document, await fetchListingNames(listingsWithoutName(document)));
}

async function opened(here: DevicePlan): Promise<PlanSession> {
  clearTimeout(timer);
  if (open !== null && (open.here.store !== here.store || open.here.key !== here.key)) leave();
  open ??= { here, session: openPlan(here) };
  timer = setTimeout(leave, lingering);
  return open.session;
}

function leave(): void {
  void open?.session.then(({ close }) => close());
  open = null;
}
