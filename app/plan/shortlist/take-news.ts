import { openPlan, type PlanSession } from "#app/plan/session/plan-session.ts";
import { ownPlanHere, type PlanHere } from "#app/plan/session/plans-here.ts";

import { namelessListings, writeNames } from "./change-shortlist.ts";
import { fetchListingNames } from "#app/plan/session/outbox/fetch-listing-names.ts";
import { takeWaitingNews } from "./waiting-news.ts";

/** So long the plan stays open after the last news, in milliseconds: a heart seldom comes alone. */
const lingering = 20_000;

let open: { here: PlanHere; session: Promise<PlanSession> } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Writes the news of other pages that waits into the plan that was open last: on the device at once, in
 * windows that have it open, and on the server where it is kept.
 */
export async function takeNews(): Promise<void> {
  const here = ownPlanHere(localStorage);
  if (here === null) return takeWaitingNews(null, localStorage);
  const { document, stored, hasArrived } = await opened(here);
  // It takes what waits by itself once it is here.
  if (!hasArrived()) return;
  void takeWaitingNews({ document, stored }, localStorage);
  writeNames(document, await fetchListingNames(namelessListings(document)));
}

async function opened(here: PlanHere): Promise<PlanSession> {
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
