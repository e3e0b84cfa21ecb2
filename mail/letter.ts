/** What a mail says, before it has a form: both its texts are made of this. */
export type Letter = {
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  parts: readonly LetterPart[];
  /** Why this mail came, and how it can be stopped: its last lines. */
  reason: string;
};

export type LetterPart =
  | { kind: "text"; text: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "quote"; text: string; from: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "button"; label: string; url: string };

/** What stands under a letter: who sends it, and where the reader can stop letters of its kind. */
export type LetterFoot = { sender: Sender; unsubscribeUrl: string | null };

/** Who sends, as the foot of every mail says it. */
export type Sender = {
  /** Origin of the site. */
  siteUrl: string;
  contactEmail: string;
  /** Null where none is set: it then is not said. */
  postalAddress: string | null;
};
