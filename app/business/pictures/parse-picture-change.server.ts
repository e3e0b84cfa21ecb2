import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";

import type { PictureAnswer, PictureChange } from "./picture-change.ts";
import { pictureLimits } from "#app/messaging/pictures/picture-limits.ts";

const words = textSchema(
  pictureLimits.alt,
  `keep this under ${pictureLimits.alt + 1} characters`,
  normalizeLine,
).refine((text) => text !== "", "describe the picture in a few words");

type ReadPictureChange = { ok: true; change: PictureChange } | { ok: false; answer: PictureAnswer };

/** Parses a form of the page of pictures; the files are checked later, one by one. */
export function parsePictureChange(form: FormData): ReadPictureChange {
  const [what] = textValues(form, "what");
  const [hash = ""] = textValues(form, "hash");
  const [alt = ""] = textValues(form, "alt");
  const said = words.safeParse(alt);
  const wrongWords = said.success ? {} : { alt: said.error.issues[0]?.message ?? "we couldn’t read this" };
  const refuse = (errors: PictureAnswer["errors"]) =>
    ({ ok: false, answer: { hash: what === "add" ? null : hash, errors, alt, sent: [] } }) as const;
  switch (what) {
    case "add": {
      const files = form
        .getAll("picture")
        // A browser sends a file without a name where none was chosen.
        .filter((value): value is File => value instanceof File && (value.size > 0 || value.name !== ""));
      if (files.length === 0) return refuse({ picture: "choose a picture" });
      if (files.length > maxListingPictures)
        return refuse({ picture: `choose at most ${maxListingPictures} pictures at once` });
      return { ok: true, change: { what, files } };
    }
    case "words":
      return said.success ? { ok: true, change: { what, hash, alt: said.data } } : refuse(wrongWords);
    case "earlier":
    case "later":
      return { ok: true, change: { what, hash, alt: said.success ? said.data : null } };
    case "remove":
      return { ok: true, change: { what, hash } };
    default:
      return refuse({ form: "We couldn’t read this form. Please reload the page" });
  }
}
