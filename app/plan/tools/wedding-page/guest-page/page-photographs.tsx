import { availableWidths } from "#app/catalogue/directory/listing-picture.ts";
import type { Say } from "#app/languages/translate.ts";
import type { PagePhotograph } from "#app/plan/document/projection-types.ts";

type PagePhotographsProps = {
  say: Say<"page">;
  photographs: readonly PagePhotograph[];
  /** Below it are their files. */
  path: string;
  /** Of the couple, for a photograph that it has not described. */
  names: string;
};

/** The couple's photographs as prints on an album's page: loaded when a guest comes near them. */
export function PagePhotographs({ say, photographs, path, names }: PagePhotographsProps) {
  return (
    <ul className="guest-album">
      {photographs.map((photograph) => (
        <li key={photograph.hash}>
          <Photograph say={say} photograph={photograph} path={path} names={names} />
        </li>
      ))}
    </ul>
  );
}

type PhotographProps = Omit<PagePhotographsProps, "photographs"> & { photograph: PagePhotograph };

function Photograph({ say, photograph, path, names }: PhotographProps) {
  const { hash, width, height, alt } = photograph;
  const widths = availableWidths(photograph);
  const files = (format: "avif" | "webp") =>
    widths.map((made) => `${path}/${hash}-${made}.${format} ${made}w`).join(", ");
  const sizes = "(max-width: 559px) 50vw, 400px";
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        src={`${path}/${hash}-${widths[0] ?? width}.webp`}
        srcSet={files("webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt || say("page", "photograph", { names })}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
