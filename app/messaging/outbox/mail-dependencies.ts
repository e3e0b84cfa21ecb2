import type { OutgoingMail } from "#mail/transport.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** What writing a mail needs from the site. */
export type MailDependencies = Pick<Site, "database" | "secret" | "settings">;

/** A mail as it was written: to whom it goes and by what name is known elsewhere. */
export type WrittenMail = Pick<OutgoingMail, "content" | "replyTo"> & {
  /** Where a business stops mail about its listing; null where a reader can only stop all mail. */
  unsubscribeUrl: string | null;
};
