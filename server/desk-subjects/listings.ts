import { Hono } from "hono";

import { findDrift } from "#app/vendor-register/find-drift.server.ts";
import {
  listListings,
  listingSteps,
  showListing,
  stepListing,
} from "#app/vendor-register/listing-desk.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";

import type { DeskSite } from "./desk-site.ts";

export function listingsDesk({ database }: DeskSite): Hono {
  const desk = new Hono();
  const missing = { message: "No listing has this number. All of them: npm run desk -- listings list --all" };
  desk.get("/", async (context) =>
    context.json(await listListings(database, context.req.query("all") !== undefined)),
  );
  desk.get("/drift", async (context) => context.json({ rows: await findDrift(database, readCatalogue()) }));
  desk.get("/:id{[1-9][0-9]{0,8}}", async (context) => {
    const listing = await showListing(database, Number(context.req.param("id")));
    return listing === null ? context.json(missing, 404) : context.json(listing);
  });
  for (const step of listingSteps)
    desk.post(`/:id{[1-9][0-9]{0,8}}/${step}`, async (context) => {
      const done = await stepListing(database, Number(context.req.param("id")), step);
      return done === null ? context.json(missing, 404) : context.json(done);
    });
  desk.all("*", (context) => context.json(missing, 404));
  return desk;
}
