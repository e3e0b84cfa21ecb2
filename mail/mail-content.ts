/** The content of a mail, before it has a form: both its texts are made from this. */
export type MailContent = {
  subject: string;
  /** The preview text that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  parts: readonly MailPart[];
  /** Why this mail was sent, and how to unsubscribe: its last lines. */
  reason: string;
};

export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "quote"; text: string; from: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "links"; links: readonly { label: string; url: string }[] }
  | { kind: "button"; label: string; url: string };

/** The footer of a mail: its sender, and the unsubscribe link for its kind. */
export type MailFooter = { sender: MailSender; unsubscribeUrl: string | null };

/** Attributes of a mail whose text is in a language. */
export type MailLanguage = { lang: string; dir: "ltr" | "rtl" };

/** The sender, as the footer of every mail names it. */
export type MailSender = {
  /** Origin of the site. */
  siteUrl: string;
  contactEmail: string;
  /** Null where none is set: it is then left out. */
  postalAddress: string | null;
};
