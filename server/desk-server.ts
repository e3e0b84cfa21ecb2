import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { applicationsDesk } from "./desk-commands/applications.ts";
import { backupDesk } from "./desk-commands/backup.ts";
import { claimsDesk } from "./desk-commands/claims.ts";
import { clockDesk } from "./desk-commands/clock.ts";
import { correctionsDesk } from "./desk-commands/corrections.ts";
import { suggestionsDesk } from "./desk-commands/suggestions.ts";
import type { DeskSite } from "./desk-commands/desk-site.ts";
import { enquiriesDesk } from "./desk-commands/enquiries.ts";
import { eraseDesk } from "./desk-commands/erase.ts";
import { factsDesk } from "./desk-commands/facts.ts";
import { launchDesk } from "./desk-commands/launch.ts";
import { linksDesk } from "./desk-commands/links.ts";
import { listingsDesk } from "./desk-commands/listings.ts";
import { mailDesk } from "./desk-commands/mail.ts";
import { operatorsDesk } from "./desk-commands/operators.ts";
import { personsDesk } from "./desk-commands/persons.ts";
import { plansDesk } from "./desk-commands/plans.ts";
import { reviewsDesk } from "./desk-commands/reviews.ts";
import { statusDesk } from "./desk-commands/status.ts";
import { vendorsDesk } from "./desk-commands/vendors.ts";
import { reportError } from "./log/report-error.ts";

/** Largest body that the desk may send, in bytes: a table of some hundred thousand vendors. */
const maxBodyBytes = 64 * 1024 * 1024;

/** The functions of the site that the desk may call, as an HTTP application for its socket. */
export function createDesk(site: DeskSite) {
  const desk = new Hono()
    .use(bodyLimit({ maxSize: maxBodyBytes }))
    // When a command has ended, its change is on the pages.
    .use(async ({ req }, next) => {
      await next();
      if (req.method === "POST") await site.untilCatalogueIsCurrent?.();
    })
    // Every subject that the desk can ask about; a new one is a file and a line.
    .route("/enquiries", enquiriesDesk(site))
    .route("/applications", applicationsDesk(site))
    .route("/claims", claimsDesk(site))
    .route("/facts", factsDesk(site))
    .route("/corrections", correctionsDesk(site))
    .route("/suggestions", suggestionsDesk(site))
    .route("/reviews", reviewsDesk(site))
    .route("/listings", listingsDesk(site))
    .route("/vendors", vendorsDesk(site))
    .route("/mail", mailDesk(site))
    .route("/plans", plansDesk(site))
    .route("/status", statusDesk(site))
    .route("/launch", launchDesk(site))
    .route("/person", personsDesk(site))
    .route("/erase", eraseDesk(site))
    .route("/backup", backupDesk(site))
    .route("/clock", clockDesk(site))
    .route("/links", linksDesk(site))
    .route("/operators", operatorsDesk(site));
  desk.notFound((context) =>
    context.json(
      { message: "The running site does not know this command: it is older than the desk. Restart it." },
      404,
    ),
  );
  desk.onError((error, context) => {
    if (error.name === "CommandRejectedError") return context.json({ message: error.message }, 409);
    reportError({ what: "The desk could not be served", error });
    return context.json({ message: describeFailure(error) }, 500);
  });
  return desk;
}

/** The desk with the types of what its routes answer. */
export type Desk = ReturnType<typeof createDesk>;

/** The database's own words stand in the cause; the query around them helps nobody at the desk. */
function describeFailure(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause ? cause.code : null;
  if (code === "42P01" || code === "42703")
    return "The database has not got the tables of this version yet. Start the site once with npm start.";
  return `The site failed: ${cause.message}`;
}
