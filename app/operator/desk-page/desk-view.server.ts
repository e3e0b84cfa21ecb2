import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { isUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";
import {
  describeAge,
  totalWaiting,
  type PassOn,
  type WaitingItem,
} from "#app/operator/waiting-list/waiting-item.ts";

import { passOnWays, type PassOnWays } from "./pass-on-message.ts";

/** An item with its age in words. */
export type WaitingItemView = Omit<WaitingItem, "passOn"> & {
  age: string;
  sinceWords: string;
  /** How to tell a business of an enquiry; null where there is none to tell. */
  passOn: PassOnWays | null;
};

/** The page: what waits, oldest first, and how many wait that are not in the list. */
export type DeskView = { items: WaitingItemView[]; total: number };

/** Reads what waits for the team; an address that has unsubscribed isn't offered for mail. @param now for the ages */
export async function loadDeskView(
  site: Pick<Site, "database" | "databaseKind" | "secret" | "settings">,
  now = new Date(),
): Promise<DeskView> {
  const { items, totals } = await readWaitingList(site);
  const shown: WaitingItemView[] = [];
  for (const { passOn, ...item } of items) {
    const isUnwanted = passOn !== undefined && (await hasUnsubscribed(site, passOn));
    shown.push({
      ...item,
      why: isUnwanted
        ? `${item.why} The address on their listing has unsubscribed: don’t email it.`
        : item.why,
      age: describeAge(item.since, now),
      sinceWords: formatDateTime(new Date(item.since)),
      passOn:
        passOn === undefined
          ? null
          : passOnWays({ ...passOn, email: isUnwanted ? null : passOn.email }, await answerUrl(site, passOn)),
    });
  }
  return { items: shown, total: totalWaiting(totals) };
}

/** Whether the address by which an operator would write to it wants no mail: then it gets none by hand either. */
const hasUnsubscribed = async (
  { database, secret }: Pick<Site, "database" | "secret">,
  { email }: PassOn,
): Promise<boolean> => email !== null && isUnsubscribed(database, secret, email);

/** The business's own link to this one enquiry. */
const answerUrl = (
  site: Pick<Site, "database" | "secret" | "settings">,
  { enquiryId, listingId }: PassOn,
): Promise<string> => privatePageUrl(site, "answer", `${enquiryId}:${listingId}`);
