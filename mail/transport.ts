import type { Letter } from "./letter.ts";

/** A letter on its way: to whom, from whom, and the name by which mail servers know it. */
export type OutgoingMail = {
  letter: Letter;
  to: string;
  /** Where an answer goes when it is not the sender. */
  replyTo: string | null;
  /** The same for every try, so that a server that got it twice can tell. */
  messageId: string;
  /** Where the reader can stop mails of this kind; null for one that the reader asked for. */
  unsubscribeUrl: string | null;
};

/** The way out for mails. */
export type MailTransport = {
  /**
   * Resolves when the mail is in other hands: accepted by the mail server, or a file on the disk.
   * @throws MailRefusedError when nobody will ever take it; any other error means: try again later
   */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Removes what is still here of a mail that was erased while it was sent; what others have, they have. */
  forget: (messageId: string) => Promise<void>;
  /** Whether addresses are other people's: files go to nobody. */
  reachesPeople: boolean;
  /** For the operator: where mails go. */
  describe: string;
  close: () => void;
};

/** The mail server says that this address will never take the mail. */
export class MailRefusedError extends Error {
  override name = "MailRefusedError";
}
