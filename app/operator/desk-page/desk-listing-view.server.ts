import { asc, ilike } from "drizzle-orm";

import { claimedListingPath } from "#app/business/claims/claim-view.server.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { describePageViews } from "#app/catalogue/listings/page-views.ts";
import { describeMail } from "#app/messaging/outbox/describe-mail.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { DeskActionId } from "#app/operator/waiting-list/desk-actions.ts";
import { showListing } from "#app/operator/register/listing-desk.server.ts";
import { listingStateOnSite } from "#app/operator/register/listing-state-on-site.ts";
import { listings } from "#database/schema/index.ts";

/** A listing as the desk's page shows it, with what its business was sent. */
export type DeskListingView = {
  id: number;
  name: string;
  /** Its page, and the private page where it is edited; null where the public does not see it. */
  path: string | null;
  editUrl: string;
  facts: (readonly [label: string, value: string])[];
  /** Newest first. */
  sent: { at: string; what: string }[];
  actions: DeskActionId[];
};

/** What somebody looked for: one listing, or several to choose from. */
export type DeskListingSearch = {
  text: string;
  found: DeskListingView | null;
  choice: { id: number; name: string; state: string }[];
  /** More have such a name than are offered. */
  isMore: boolean;
};

/** How many listings are offered. */
const maxChoice = 12;

const stateWords = {
  live: "Public",
  hidden: "Sample, not public",
  retired: "Taken out",
  paused: "Paused",
  removed: "Removed",
} as const;

/** Finds listings by number or by a part of the name, those too that the public does not see. */
export async function findDeskListing(
  site: Pick<Site, "database" | "secret" | "settings">,
  typed: string,
): Promise<DeskListingSearch> {
  const text = typed.trim().slice(0, 100);
  const choice = /^[1-9]\d{0,8}$/.test(text) ? [{ id: Number(text) }] : await choose(site, text);
  const [only] = choice;
  if (choice.length !== 1 || only === undefined)
    return {
      text,
      found: null,
      choice: choice.flatMap((each) => ("name" in each ? [each] : [])).slice(0, maxChoice),
      isMore: choice.length > maxChoice,
    };
  return { text, found: await readDeskListing(site, only.id), choice: [], isMore: false };
}

async function choose({ database, settings }: Pick<Site, "database" | "settings">, text: string) {
  if (text === "") return [];
  const rows = await database
    .select()
    .from(listings)
    .where(ilike(listings.name, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`))
    .orderBy(asc(listings.name))
    .limit(maxChoice + 1);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    state: stateWords[listingStateOnSite(row, settings.samples)],
  }));
}

async function readDeskListing(
  site: Pick<Site, "database" | "secret" | "settings">,
  id: number,
): Promise<DeskListingView | null> {
  const listing = await showListing(site.database, id, site.settings.samples);
  if (listing === null) return null;
  const { owner, state, outreachEmail, outreachSource, outreachFoundOn } = listing;
  const facts: [string, string | null][] = [
    ["State", stateWords[state]],
    ["Views", describePageViews(listing.views)],
    ["Managed by", owner && `${owner.email}, since ${formatDateTime(owner.confirmedAt)}`],
    ["Email is off", owner?.mutedAt ? `since ${formatDateTime(owner.mutedAt)}: call them` : null],
    ["Phone", listing.phone],
    ["Website", listing.website],
    ["Can be invited at", owner === null ? outreachEmail : null],
    [
      "Published at",
      owner === null && outreachSource !== null && outreachFoundOn !== null
        ? `${outreachSource}, seen ${formatDate(outreachFoundOn)}`
        : null,
    ],
  ];
  return {
    id,
    name: listing.name,
    path: state === "live" ? claimedListingPath(listing) : null,
    editUrl: await privatePageUrl(site, "listing", String(id)),
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    sent: listing.mails.map(({ kind, recipient, status, createdAt }) => ({
      at: formatDateTime(createdAt),
      what: describeMail(kind, recipient ?? "an erased address", status),
    })),
    actions: [
      ...(owner === null ? [] : (["listing-owner"] as const)),
      ...(state === "live" ? (["listing-pause"] as const) : []),
      ...(state === "paused" ? (["listing-restore"] as const) : []),
    ],
  };
}
