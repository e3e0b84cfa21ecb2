/** A business's action on its pictures. */
export type PictureChange =
  | { what: "add"; file: Uint8Array; alt: string }
  | { what: "words"; hash: string; alt: string }
  /** A description typed beside the button is saved, too. */
  | { what: "earlier" | "later"; hash: string; alt: string | null }
  | { what: "remove"; hash: string };

/** What is wrong; with an existing picture, or, without a hash, with the one to be added. */
export type PictureError = {
  hash: string | null;
  errors: Partial<Record<"form" | "picture" | "alt", string>>;
  /** The typed description. */
  alt: string;
};
