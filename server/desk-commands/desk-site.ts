import type { Context } from "hono";

import { maxDeskListRows } from "#app/messaging/forms/desk-list.ts";
import type { Site } from "#app/messaging/request-context.ts";

/**
 * The parts of the site that the desk's functions use: also available when no site runs and the desk opens
 * the database.
 */
export type DeskSite = Pick<Site, "database" | "databaseKind" | "settings" | "secret"> &
  // Only a running site has a catalogue in memory that follows.
  Partial<Pick<Site, "untilCatalogueIsCurrent">>;

/** The operator's request is not possible; the message says why and what to do instead. */
export class CommandRejectedError extends Error {
  override name = "CommandRejectedError";
}

/** How many submissions the desk lists; `?all` means all of them. */
export const requestedLimit = (context: Context) =>
  context.req.query("all") === undefined ? maxDeskListRows : null;
