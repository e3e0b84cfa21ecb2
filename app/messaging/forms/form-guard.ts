import type { FormName, FeedName } from "./form-limits.ts";
import type { FormRejection } from "./form-rejection.ts";

/** A post as received. */
export type GuardedPost = {
  form: FormName;
  /** The client IP, as clientIpOf gives it. */
  clientIp: string;
  fields: FormData;
};

/** A mail that a form would cause. */
export type CausedMail = {
  form: FormName;
  /** The email as typed: all spellings of a mailbox count as one. */
  email: string;
  /** A domain that the form's own limits count in the same way as the mailbox. */
  domain?: string;
  /** Of a form that is saved once however often it is sent; without them each post counts. */
  fields?: FormData;
};

/** Checks every posted form; server/form-guard implements it. */
export type FormGuard = {
  /** Checks a post before its fields are validated; null accepts it. The same form sent again counts once. */
  admit: (post: GuardedPost) => Promise<FormRejection | null>;
  /**
   * Checks a private link through which something would be sent, after everything else is valid; null accepts
   * it.
   */
  admitRecipient: (form: FormName, recipient: string) => Promise<FormRejection | null>;
  /** Checks the mailbox that would get a mail because somebody typed its email; null allows the mail. */
  admitMailbox: (mail: CausedMail) => Promise<FormRejection | null>;
  /**
   * The same for an email whose owner was here before, which may send more submissions than it may get mails.
   * @returns whether the mail may be sent, too
   */
  admitKnown: (mail: CausedMail) => Promise<{ refusal: FormRejection | null; mayMail: boolean }>;
  /**
   * Checks a client that reads under a private link, such as a calendar program; null lets it read.
   * @param link what the link belongs to
   */
  admitReading: (reading: FeedName, clientIp: string, link: string) => Promise<FormRejection | null>;
  /**
   * Checks a client that opens a page under a key, whether or not the key exists; null lets the page be
   * rendered.
   */
  admitVisit: (clientIp: string) => Promise<FormRejection | null>;
  /**
   * Checks a client that asks for a page by a name that a person can say: null lets the name be looked up.
   * Each name that no page has is counted by `countWrongGuess`.
   */
  admitGuess: (clientIp: string) => Promise<FormRejection | null>;
  countWrongGuess: (clientIp: string) => Promise<void>;
};
