import { Hono } from "hono";
import { z } from "zod";

import { changeOwner } from "#app/business/claims/change-owner.server.ts";
import { removePicture, showPictures } from "#app/business/pictures/picture-desk.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { findDrift } from "#app/operator/register/find-drift.server.ts";
import {
  listListings,
  listingDeskActions,
  showListing,
  applyListingAction,
  previewRemoval,
} from "#app/operator/register/listing-desk.server.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";
import { inviteAllDesk, inviteDesk } from "./invite.ts";

const ownerWish = z.object({ to: z.string().trim().pipe(z.email()) });

const notChanged = {
  unowned: "No business manages this listing yet: listings invite ID --to ADDRESS",
  same: "It has this address already.",
} as const;

/** Listings: their states, owners, pictures, links and invitations, and how they differ from the catalogue. */
export function listingsDesk(site: DeskSite) {
  const { database, settings, secret } = site;
  const missing = { message: "No listing has this number. All of them: npm run desk -- listings list --all" };
  return new Hono()
    .get("/", async (context) =>
      context.json(await listListings(database, settings.samples, context.req.query("all") !== undefined)),
    )
    .get("/drift", async (context) => context.json({ rows: await findDrift(database, readCatalogue()) }))
    .get("/pictures", async (context) => {
      const id = Number(context.req.query("of") ?? Number.NaN);
      return context.json({
        rows: await showPictures(database, settings.siteUrl, Number.isInteger(id) ? id : null),
      });
    })
    .post("/pictures/:hash{[A-Za-z0-9_-]{27}}/remove", async (context) => {
      const removed = await removePicture(database, context.req.param("hash"));
      const unknown = { message: "No listing has this picture. All: npm run desk -- listings pictures" };
      return removed.length === 0 ? context.json(unknown, 404) : context.json({ removed });
    })
    .get("/:id{[1-9][0-9]{0,8}}", async (context) => {
      const listing = await showListing(database, Number(context.req.param("id")), settings.samples);
      return listing === null ? context.json(missing, 404) : context.json(listing);
    })
    .post("/:id{[1-9][0-9]{0,8}}/link", async (context) => {
      const listing = await showListing(database, Number(context.req.param("id")));
      if (listing === null) return context.json(missing, 404);
      const key = await getOrCreateKey(database, secret, "listing", String(listing.id));
      return context.json({ name: listing.name, address: `${settings.siteUrl}/your-listing/${key}` });
    })
    .get("/:id{[1-9][0-9]{0,8}}/removal", async (context) => {
      const preview = await previewRemoval(database, Number(context.req.param("id")));
      return preview === null ? context.json(missing, 404) : context.json(preview);
    })
    .post("/:id{[1-9][0-9]{0,8}}/:step{(?:retire|pause|remove|restore)}", async (context) => {
      const { id, step } = context.req.param();
      const action = listingDeskActions.find((known) => known === step);
      const office = { database, secret, postMails: postWithoutJobQueue };
      const done = action && (await applyListingAction(office, Number(id), action));
      return done ? context.json(done) : context.json(missing, 404);
    })
    .post("/:id{[1-9][0-9]{0,8}}/owner", async (context) => {
      const wish = ownerWish.safeParse(await context.req.json());
      if (!wish.success || isReservedEmail(wish.data.to))
        throw new CommandRejectedError("Name an address that mail reaches: listings owner ID --to ADDRESS");
      const office = { database, secret, postMails: postWithoutJobQueue };
      const changed = await changeOwner(office, Number(context.req.param("id")), wish.data.to);
      if (changed === null) return context.json(missing, 404);
      if (!changed.done) throw new CommandRejectedError(`Nothing was changed. ${notChanged[changed.why]}`);
      const { name, before, after } = changed;
      return context.json({ name, before, after });
    })
    .route("/:id{[1-9][0-9]{0,8}}/invite", inviteDesk(site))
    .route("/invite-all", inviteAllDesk(site))
    .all("*", (context) => context.json(missing, 404));
}
