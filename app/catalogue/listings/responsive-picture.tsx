import {
  picturePath,
  widthsOf,
  type ListingPicture,
  type PictureFormat,
} from "#app/catalogue/directory/listing-picture.ts";

type ShownPictureProps = {
  picture: ListingPicture;
  /** How wide it stands on the page, as the browser is told (`sizes`). */
  sizes: string;
  eager?: boolean;
};

/** A business's own picture, in the smallest file that is sharp where it stands. */
export function ShownPicture({ picture, sizes, eager = false }: ShownPictureProps) {
  const widths = widthsOf(picture);
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
        alt={picture.alt}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
