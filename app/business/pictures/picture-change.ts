/** A business's action on its pictures. */
export type PictureChange =
  | { what: "add"; files: readonly File[] }
  | { what: "words"; hash: string; alt: string }
  /** A description typed beside the button is saved, too. */
  | { what: "earlier" | "later"; hash: string; alt: string | null }
  | { what: "remove"; hash: string };

/** What became of a file that was sent. */
export type SentPicture = {
  /** As it is called on the sender's device. */
  name: string;
  /** Why it was not added; null where it was. */
  error: string | null;
};

/** The answer to a form that is shown on the page: what is wrong with it, and what was done all the same. */
export type PictureAnswer = {
  /** The existing picture that it is about; null for those to be added. */
  hash: string | null;
  errors: Partial<Record<"form" | "picture" | "alt", string>>;
  /** The typed description. */
  alt: string;
  /** Every file that was sent. */
  sent: readonly SentPicture[];
};
