import { z } from "zod";

import { listingEntry } from "#content/catalogue/listing-entry.ts";

const { category, services, traditions, price } = listingEntry.shape;
const words = z.array(z.string());
const text = z.string().nullable();

/**
 * The fields of a listing that a vendor file can contain. A row of the database may be older than a rule of
 * listingEntry, so only the types are checked here.
 */
export const vendorFieldsSchema = z.object({
  slug: z.string(),
  name: z.string(),
  category,
  description: z.string(),
  about: words,
  offers: words,
  tags: words,
  services,
  traditions,
  languages: words,
  location: z.string(),
  travels: text,
  price,
  responseTime: text,
  featured: z.boolean(),
  phone: text,
  email: text,
  website: text,
  fictional: z.boolean(),
  /** For invitations; a listing's own rule knows nothing of these. */
  outreachEmail: text,
  outreachSource: text,
  outreachFoundOn: text,
});

export type VendorFields = z.infer<typeof vendorFieldsSchema>;

/** What an entry of content/ has of the fields for invitations. */
export const noOutreach = { outreachEmail: null, outreachSource: null, outreachFoundOn: null };

export type VendorField = keyof VendorFields;
