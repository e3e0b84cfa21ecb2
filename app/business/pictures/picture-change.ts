/** What a business does with its pictures. */
export type PictureChange =
  | { what: "add"; file: Uint8Array; alt: string }
  | { what: "words"; hash: string; alt: string }
  /** A text that was typed beside the button is kept, too. */
  | { what: "earlier" | "later"; hash: string; alt: string | null }
  | { what: "remove"; hash: string };

/** What is wrong; with a picture that is there, or, without a hash, with the one to be added. */
export type PictureTrouble = {
  hash: string | null;
  errors: Partial<Record<"form" | "picture" | "alt", string>>;
  /** What was typed as its text. */
  alt: string;
};
