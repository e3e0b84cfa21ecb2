/** A picture that a business shows of its work. */
export type ListingPicture = {
  /** Of its content: what stands in its address. */
  hash: string;
  /** Of the largest size that there is, in pixels. */
  width: number;
  height: number;
  /** What is seen, in the business's words. */
  alt: string;
};

/** Widths that pictures are made in, in pixels: a card, a card on a sharp screen, a window. */
export const pictureWidths = [480, 960, 1600] as const;

export type PictureFormat = "avif" | "webp";

/** The widths that there are of a picture: none is made larger than it was. */
export function widthsOf({ width }: Pick<ListingPicture, "width">): number[] {
  return pictureWidths.filter((made) => made <= width);
}

/** Where a picture is in one width and format; what is there never changes. */
export function picturePath({ hash }: Pick<ListingPicture, "hash">, width: number, format: PictureFormat) {
  return `/pictures/${hash}-${width}.${format}`;
}
