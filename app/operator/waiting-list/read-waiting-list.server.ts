import type { Site } from "#app/messaging/request-context.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";

import { waitingKinds, type WaitingKind } from "./desk-actions.ts";
import { enquiriesToAnswer, enquiriesToPassOn } from "./waiting-enquiries.server.ts";
import { reportedFacts } from "./waiting-facts.server.ts";
import type { WaitingItem, WaitingPart } from "./waiting-item.ts";
import { waitingApplications, waitingClaims, waitingCorrections } from "./waiting-submissions.server.ts";
import { waitingSuggestions } from "./waiting-suggestions.server.ts";
import { heldEnquiries, heldReviews } from "./waiting-texts.server.ts";
import { doubtedClock, failingMails, oldBackup, quarantinedPlans } from "./waiting-works.server.ts";

type Looked = Pick<Site, "database" | "databaseKind">;

/** Who reads each kind. */
const readers: Record<WaitingKind, (site: Looked) => Promise<WaitingPart>> = {
  application: ({ database }) => waitingApplications(database),
  claim: ({ database }) => waitingClaims(database),
  passon: ({ database }) => enquiriesToPassOn(database),
  advice: ({ database }) => enquiriesToAnswer(database),
  correction: ({ database }) => waitingCorrections(database),
  suggestion: ({ database }) => waitingSuggestions(database),
  enquiry: ({ database }) => heldEnquiries(database),
  review: ({ database }) => heldReviews(database),
  fact: ({ database }) => reportedFacts(database),
  mail: ({ database }) => failingMails(database),
  plan: ({ database }) => quarantinedPlans(database),
  clock: ({ database }) => doubtedClock(database),
  backup: oldBackup,
};

/** Everything that waits for the team. */
export type WaitingList = {
  /** Oldest first. */
  items: WaitingItem[];
  /** How many wait, of each kind; more than are in the list where very many do. */
  totals: Record<WaitingKind, number>;
};

/** Reads everything that waits for the team, for the page, the desk's status and the mails to operators. */
export async function readWaitingList(site: Looked): Promise<WaitingList> {
  const items: WaitingItem[] = [];
  const totals = recordOf(waitingKinds, () => 0);
  for (const kind of waitingKinds) {
    const part = await readers[kind](site);
    items.push(...part.items);
    totals[kind] = part.total;
  }
  return { items: items.toSorted((a, b) => a.since.localeCompare(b.since)), totals };
}
