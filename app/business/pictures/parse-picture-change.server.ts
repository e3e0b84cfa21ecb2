import { isFile, textValues } from "#app/messaging/forms/form-values.ts";
import { textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";

import type { PictureChange, PictureError } from "./picture-change.ts";
import { pictureLimits, pictureTooLargeText } from "./picture-limits.ts";

const words = textSchema(
  pictureLimits.alt,
  `keep this under ${pictureLimits.alt + 1} characters`,
  normalizeLine,
).refine((text) => text !== "", "describe the picture in a few words");

type ReadPictureChange = { ok: true; change: PictureChange } | { ok: false; trouble: PictureError };

/** Parses a form of the page of pictures; the file's content is checked later. */
export async function parsePictureChange(form: FormData): Promise<ReadPictureChange> {
  const [what] = textValues(form, "what");
  const [hash = ""] = textValues(form, "hash");
  const [alt = ""] = textValues(form, "alt");
  const said = words.safeParse(alt);
  const wrongWords = said.success ? {} : { alt: said.error.issues[0]?.message ?? "we couldn’t read this" };
  const refuse = (errors: PictureError["errors"]) =>
    ({ ok: false, trouble: { hash: what === "add" ? null : hash, errors, alt } }) as const;
  switch (what) {
    case "add": {
      const sent = await readFile(form);
      if (typeof sent === "string") return refuse({ picture: sent, ...wrongWords });
      return said.success ? { ok: true, change: { what, file: sent, alt: said.data } } : refuse(wrongWords);
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

/** The one file of a form, or what is wrong with it. */
async function readFile(form: FormData): Promise<Uint8Array | string> {
  const files = form.getAll("picture").filter(isFile);
  const [file] = files;
  if (file === undefined || file.size === 0) return "choose a picture";
  if (files.length > 1) return "send one picture at a time";
  if (file.size > pictureLimits.bytes) return pictureTooLargeText;
  return new Uint8Array(await file.arrayBuffer());
}
