import type { Context } from "hono";

import { deskListLength } from "#app/letterbox/desk-list.ts";
import type { Site } from "#server/site.ts";

/** What of the site the desk's functions use: also there when no site runs and the desk opens the database. */
export type DeskSite = Pick<Site, "database" | "databaseKind" | "settings" | "secret"> &
  // Only a running site has a catalogue in memory that follows.
  Partial<Pick<Site, "catalogueFollows">>;

/** What the operator wants cannot be done; the message says why and what to do instead. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
}

/** How many letters the desk wants to see; `?all` stands for all of them. */
export const wanted = (context: Context) => (context.req.query("all") === undefined ? deskListLength : null);
