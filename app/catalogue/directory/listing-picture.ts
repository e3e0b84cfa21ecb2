import type { PictureFormat } from "#database/enums.ts";

/** A picture that a business shows of its work. */
export type ListingPicture = {
  /** Hash of its content, part of its URL. */
  hash: string;
  /** Dimensions of the largest size available, in pixels. */
  width: number;
  height: number;
  /** What the picture shows, in the business's words; empty where it has not said it yet. */
  alt: string;
};

/** Widths in which pictures are produced, in pixels: a card, a card on a high-density screen, a window. */
export const pictureWidths = [480, 960, 1600] as const;

/** The widths that there are of a picture: none is made larger than it was. */
export function availableWidths({ width }: Pick<ListingPicture, "width">): number[] {
  return pictureWidths.filter((made) => made <= width);
}

/** URL of a picture in one width and format; its content never changes. */
export function picturePath({ hash }: Pick<ListingPicture, "hash">, width: number, format: PictureFormat) {
  return `/pictures/${hash}-${width}.${format}`;
}
