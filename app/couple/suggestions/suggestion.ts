import { z } from "zod";

import { categoryIds } from "#content/catalogue/categories.ts";
import { isPublicWebsite } from "#content/catalogue/public-website.ts";
import { normalizeLine, textSchema } from "#app/messaging/forms/text-schemas.ts";

import { suggestionMaxLengths as most } from "./suggestion-fields.ts";

/** An address as people type it: with or without https, or a handle at Instagram. */
const toWebsite = (typed: string): string | null => {
  if (typed === "") return null;
  if (/^@[\w.]+$/.test(typed)) return `https://www.instagram.com/${typed.slice(1)}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;
};

/** A parsed and validated suggestion. */
export const suggestionSchema = z.object({
  name: textSchema(most.name, `keep the name under ${most.name + 1} characters`, normalizeLine).refine(
    (name) => name.length > 1,
    "enter the name of the business",
  ),
  category: z.enum(categoryIds, { error: "choose what they do" }),
  website: textSchema(most.website, "this address is too long", normalizeLine)
    .transform(toWebsite)
    .refine(
      (website) => website === null || (website.startsWith("https:") && isPublicWebsite(website)),
      "enter an address such as saffrontable.ca or @saffrontable, or leave it empty",
    ),
  note: textSchema(most.note, `keep this under ${most.note + 1} characters`),
});

export type Suggestion = z.infer<typeof suggestionSchema>;
