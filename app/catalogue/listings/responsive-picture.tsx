import type { PictureFormat } from "#database/enums.ts";
import {
  picturePath,
  availableWidths,
  type ListingPicture,
} from "#app/catalogue/directory/listing-picture.ts";

type ShownPictureProps = {
  picture: ListingPicture;
  /** Its width on the page, for the browser (`sizes`). */
  sizes: string;
  eager?: boolean;
};

/** A business's own picture, in the smallest file that is sharp at its size. */
export function ResponsivePicture({ picture, sizes, eager = false }: ShownPictureProps) {
  const widths = availableWidths(picture);
  const files = (format: PictureFormat) =>
    widths.map((width) => `${picturePath(picture, width, format)} ${width}w`).join(", ");
  return (
    <picture className="shown-picture">
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        src={picturePath(picture, widths[0] ?? picture.width, "webp")}
        srcSet={files("webp")}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt || "A picture of their work, not described yet"}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
