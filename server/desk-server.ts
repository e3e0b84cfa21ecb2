import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { applicationsDesk } from "./desk-subjects/applications.ts";
import { backupDesk } from "./desk-subjects/backup.ts";
import { claimsDesk } from "./desk-subjects/claims.ts";
import { clockDesk } from "./desk-subjects/clock.ts";
import { correctionsDesk } from "./desk-subjects/corrections.ts";
import type { DeskSite } from "./desk-subjects/desk-site.ts";
import { enquiriesDesk } from "./desk-subjects/enquiries.ts";
import { eraseDesk } from "./desk-subjects/erase.ts";
import { factsDesk } from "./desk-subjects/facts.ts";
import { linksDesk } from "./desk-subjects/links.ts";
import { listingsDesk } from "./desk-subjects/listings.ts";
import { mailDesk } from "./desk-subjects/mail.ts";
import { plansDesk } from "./desk-subjects/plans.ts";
import { reviewsDesk } from "./desk-subjects/reviews.ts";
import { statusDesk } from "./desk-subjects/status.ts";
import { vendorsDesk } from "./desk-subjects/vendors.ts";
import { reportError } from "./log/report-error.ts";

/** Every subject that the desk can ask about, under its name; a new one is a file and a line. */
const subjects: Readonly<Record<string, (site: DeskSite) => Hono>> = {
  enquiries: enquiriesDesk,
  applications: applicationsDesk,
  claims: claimsDesk,
  facts: factsDesk,
  corrections: correctionsDesk,
  reviews: reviewsDesk,
  listings: listingsDesk,
  vendors: vendorsDesk,
  mail: mailDesk,
  plans: plansDesk,
  status: statusDesk,
  erase: eraseDesk,
  backup: backupDesk,
  clock: clockDesk,
  links: linksDesk,
};

/** Largest body that the desk may send, in bytes: a table of some hundred thousand vendors. */
const largestBody = 64 * 1024 * 1024;

/** The functions of the site that the desk may call, as an HTTP application for its socket. */
export function createDesk(site: DeskSite): Hono {
  const desk = new Hono();
  desk.use(bodyLimit({ maxSize: largestBody }));
  // When a command has ended, its change is on the pages.
  desk.use(async ({ req }, next) => {
    await next();
    if (req.method === "POST") await site.catalogueFollows?.();
  });
  for (const [name, subject] of Object.entries(subjects)) desk.route(`/${name}`, subject(site));
  desk.notFound((context) =>
    context.json(
      { message: "The running site does not know this command: it is older than the desk. Restart it." },
      404,
    ),
  );
  desk.onError((error, context) => {
    if (error.name === "DeskRefusal") return context.json({ message: error.message }, 409);
    reportError({ what: "The desk could not be served", error });
    return context.json({ message: describeFailure(error) }, 500);
  });
  return desk;
}

/** The database's own words stand in the cause; the query around them helps nobody at the desk. */
function describeFailure(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause ? cause.code : null;
  if (code === "42P01" || code === "42703")
    return "The database has not got the tables of this version yet. Start the site once with npm start.";
  return `The site failed: ${cause.message}`;
}
