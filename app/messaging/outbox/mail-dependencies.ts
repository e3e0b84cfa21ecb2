import type { OutgoingMail } from "#mail/transport.ts";
import type { Site } from "#server/site.ts";

/** What writing a mail needs of the site. */
export type MailSite = Pick<Site, "database" | "secret" | "settings">;

/** A mail as it was written: to whom it goes and by what name is known elsewhere. */
export type Written = Pick<OutgoingMail, "letter" | "replyTo"> & {
  /** Where a business stops mail about its listing; null where a reader can only stop all mail. */
  muteUrl: string | null;
};
