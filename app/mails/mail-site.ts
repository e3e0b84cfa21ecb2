import type { Site } from "#server/site.ts";

/** What writing a mail needs of the site. */
export type MailSite = Pick<Site, "database" | "secret" | "settings">;
