import { Hono } from "hono";
import { z } from "zod";

import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { closeSuggestion, listSuggestion } from "#app/operator/suggestions/list-suggestion.server.ts";
import { listSuggestions, showSuggestion } from "#app/operator/suggestions/suggestion-desk.server.ts";

import { CommandRejectedError, requestedLimit, type DeskSite } from "./desk-site.ts";
import { requirePostalAddress } from "./invite.ts";

const details = z.object({
  phone: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  source: z.string().nullable(),
  found: z.string().nullable(),
});

/** Suggested businesses: list, show, dismiss, or accept as a listing with an invitation. */
export function suggestionsDesk(site: DeskSite) {
  const { database, secret } = site;
  const missing = { message: "No suggestion has this reference." };
  return new Hono()
    .get("/", async (context) =>
      context.json(
        await listSuggestions(database, requestedLimit(context), context.req.query("open") !== undefined),
      ),
    )
    .get("/:reference", async (context) => {
      const suggestion = await showSuggestion(database, context.req.param("reference"));
      return suggestion === null ? context.json(missing, 404) : context.json(suggestion);
    })
    .post("/:reference/dismiss", async (context) => {
      const wasOpen = await closeSuggestion(database, context.req.param("reference"), "dismissed");
      return wasOpen === null ? context.json(missing, 404) : context.json({ wasOpen });
    })
    .post("/:reference/accept", async (context) => {
      const known = details.parse(await context.req.json());
      if (known.email !== null) requirePostalAddress(site);
      const office = { database, secret, postMails: postWithoutJobQueue };
      const listed = await listSuggestion(office, context.req.param("reference"), known);
      if (listed === null) return context.json({ message: "No open suggestion has this reference." }, 404);
      if (!listed.done) throw new CommandRejectedError(`Nothing was listed. ${listed.problems.join("; ")}`);
      return context.json({ listingId: listed.listingId, invitation: listed.invitation });
    });
}
