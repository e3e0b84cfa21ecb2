import { Hono } from "hono";

import { removePicture, showPictures } from "#app/business/pictures/picture-desk.server.ts";
import { keyOf } from "#app/messaging/private-links/private-links.server.ts";
import { findDrift } from "#app/operator/register/find-drift.server.ts";
import {
  listListings,
  listingSteps,
  showListing,
  stepListing,
} from "#app/operator/register/listing-desk.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";

import type { DeskSite } from "./desk-site.ts";
import { inviteDesk } from "#server/desk-commands/invite.ts";

export function listingsDesk(site: DeskSite): Hono {
  const { database, settings, secret } = site;
  const desk = new Hono();
  const missing = { message: "No listing has this number. All of them: npm run desk -- listings list --all" };
  desk.get("/", async (context) =>
    context.json(await listListings(database, context.req.query("all") !== undefined)),
  );
  desk.get("/drift", async (context) => context.json({ rows: await findDrift(database, readCatalogue()) }));
  desk.get("/pictures", async (context) => {
    const id = Number(context.req.query("of") ?? Number.NaN);
    return context.json({
      rows: await showPictures(database, settings.siteUrl, Number.isInteger(id) ? id : null),
    });
  });
  desk.post("/pictures/:hash{[A-Za-z0-9_-]{27}}/remove", async (context) => {
    const removed = await removePicture(database, context.req.param("hash"));
    const unknown = { message: "No listing has this picture. All: npm run desk -- listings pictures" };
    return removed.length === 0 ? context.json(unknown, 404) : context.json({ removed });
  });
  desk.get("/:id{[1-9][0-9]{0,8}}", async (context) => {
    const listing = await showListing(database, Number(context.req.param("id")));
    return listing === null ? context.json(missing, 404) : context.json(listing);
  });
  desk.post("/:id{[1-9][0-9]{0,8}}/link", async (context) => {
    const listing = await showListing(database, Number(context.req.param("id")));
    if (listing === null) return context.json(missing, 404);
    const key = await keyOf(database, secret, "listing", String(listing.id));
    return context.json({ name: listing.name, address: `${settings.siteUrl}/your-listing/${key}` });
  });
  for (const step of listingSteps)
    desk.post(`/:id{[1-9][0-9]{0,8}}/${step}`, async (context) => {
      const done = await stepListing(database, Number(context.req.param("id")), step);
      return done === null ? context.json(missing, 404) : context.json(done);
    });
  desk.route("/:id{[1-9][0-9]{0,8}}/invite", inviteDesk(site));
  desk.all("*", (context) => context.json(missing, 404));
  return desk;
}
