import { asc, isNull } from "drizzle-orm";

import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { listings, plans } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { TestSite } from "#test-support/test-site.ts";

import { sendFuzzRequest, describeRequest } from "./send-request.ts";
import { seededListings, privatePaths } from "./seed-site.ts";
import { releaseHeld, crawlDesk } from "./crawl-desk.ts";
import { checkMails } from "./check-mails.ts";

/** Number of pages between two lines of progress. */
const batch = 500;

/**
 * Opens all that shows what was stored: lets through what waits for the desk, then asks for every page
 * that somebody's words stand on, every list and export of the desk, and every mail.
 * @param most maximum listings, and maximum rows of a list of the desk, that are looked at one by one
 * @param tell how far it is
 * @returns what is wrong, and how much was looked at
 */
export async function crawlStoredData(opened: TestSite, most: number, tell: (progress: string) => void) {
  const { site, app } = opened;
  const findings = await releaseHeld(opened);
  tell("what waited is let through");
  const paths = [
    ...(await publicPaths(site, most)),
    ...(await privatePaths(site)),
    ...(await householdPaths(site)),
  ];
  const addresses = paths.flatMap((path) => [path, path.replace(/(\?|$)/, ".data$1")]);
  for (const [at, address] of addresses.entries()) {
    if (at % batch === 0) tell(`${at} of ${addresses.length} pages`);
    const request = { method: "GET", address, headers: {}, body: null };
    const { faults, status } = await sendFuzzRequest(app, request, true);
    // A page that was there for its words alone may be gone with them, but says so in good order.
    if (status >= 400 && ![404, 410].includes(status)) faults.push(`answered ${status}`);
    findings.push(...faults.map((what) => ({ what, where: describeRequest(request) })));
  }
  const desk = await crawlDesk(opened, most);
  tell(`${desk.looked} commands of the desk`);
  const mails = await checkMails(site);
  return {
    findings: [...findings, ...desk.findings, ...mails.findings],
    looked: { pages: paths.length, commands: desk.looked, mails: mails.looked },
  };
}

/** The pages of whatever lists and shows listings; those that somebody described in the run among them. */
async function publicPaths({ database }: Site, most: number): Promise<string[]> {
  const rows = await database
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(isNull(listings.removedAt))
    // Whoever was listed in the run comes last.
    .orderBy(asc(listings.id));
  const described = rows.filter(({ id }) => seededListings.includes(id)).concat(rows.slice(-most));
  return [
    "/",
    "/vendors",
    "/vendors?view=list",
    "/vendors?q=cakes&sort=name",
    "/vendors/list",
    "/venues",
    "/venues/halls",
    "/venues/list",
    "/venues/about",
    "/sitemap.xml",
    `/vendors?view=compare&saved=${described
      .map(({ id }) => id)
      .slice(-4)
      .join()}`,
    ...described.flatMap(({ id, slug }) => [`/vendors/${id}`, `/venues/${slug}`, `/planning?vendors=${id}`]),
    ...described.slice(-4).flatMap(({ id }) => [`/share/vendors/${id}.jpg`]),
  ];
}

async function householdPaths(site: Site): Promise<string[]> {
  const kept = await site.database.select({ id: plans.id }).from(plans);
  const codes = await Promise.all(kept.map(({ id }) => ensureHouseholdCodes(site, id)));
  return codes.flatMap((of) => Object.values(of)).map((code) => `/rsvp/${formatHouseholdCode(code)}`);
}
