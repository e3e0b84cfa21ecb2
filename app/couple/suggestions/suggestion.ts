import { z } from "zod";

import { isPublicWebsite } from "#content/catalogue/public-website.ts";
import { fieldSchemas } from "#app/messaging/forms/field-schemas.ts";

import { suggestionFields } from "./suggestion-fields.ts";

/** An address as people type it: with or without https, or a handle at Instagram. */
const toWebsite = (typed: string): string | null => {
  if (typed === "") return null;
  if (/^@[\w.]+$/.test(typed)) return `https://www.instagram.com/${typed.slice(1)}`;
  return /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;
};

const schemas = fieldSchemas(suggestionFields);

/** A parsed and validated suggestion. */
export const suggestionSchema = z.object({
  ...schemas,
  name: schemas.name.refine((name) => name.length !== 1, suggestionFields.name.required),
  website: schemas.website
    .transform(toWebsite)
    .refine(
      (website) => website === null || (website.startsWith("https:") && isPublicWebsite(website)),
      "enter an address such as saffrontable.ca or @saffrontable, or leave it empty",
    ),
});

export type Suggestion = z.infer<typeof suggestionSchema>;
