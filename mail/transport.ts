import type { MailContent } from "./mail-content.ts";

/** The envelope of a mail: recipient, sender, and message id. */
export type OutgoingMail = {
  content: MailContent;
  to: string;
  /** Reply-To, when it is not the sender. */
  replyTo: string | null;
  /** The same for every try, so that a server that received it twice can tell. */
  messageId: string;
  /** Unsubscribe URL for mails of this kind; null for a mail that the reader requested. */
  unsubscribeUrl: string | null;
};

/** Delivers mails. */
export type MailTransport = {
  /**
   * Resolves when the mail is delivered: accepted by the mail server, or a file on the disk.
   * @throws MailRejectedError when it can never be delivered; any other error means: try again later
   */
  send: (mail: OutgoingMail) => Promise<void>;
  /**
   * Asks the mail server whether it would take mails: connects and logs in, and sends nothing.
   * @throws Error with the server's own words
   */
  greet: () => Promise<void>;
  /** Removes the local copy of a mail that was erased while it was sent; copies elsewhere remain. */
  forget: (messageId: string) => Promise<void>;
  /** Whether mails reach other people: files reach nobody. */
  reachesPeople: boolean;
  /** For the operator: where mails go. */
  describe: string;
  close: () => void;
};

/** The mail server says that this email will never accept the mail. */
export class MailRejectedError extends Error {
  override name = "MailRejectedError";
}
