import { integer, pgTable, text } from "drizzle-orm/pg-core";

import { instant } from "./column-types.ts";

/** People of the team who have a private link to the desk's page; the link is of the kind 'desk'. */
export const deskOperators = pgTable("desk_operators", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** In small letters: an operator has one link, however the address is spelled. */
  email: text().notNull().unique(),
  invitedAt: instant().notNull().defaultNow(),
  /** When the page was last opened, to the hour; null before the first time. */
  lastUsedAt: instant(),
  /** When something was done there that the page has not said yet; null once it has. */
  unsaidSince: instant(),
  /** When the page was last opened from a mail: mails of the site arrive. */
  mailOpenedAt: instant(),
});
