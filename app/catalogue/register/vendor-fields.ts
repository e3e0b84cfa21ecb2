import { z } from "zod";

import { listingEntry } from "#content/catalogue/listing-entry.ts";

const { category, services, traditions, price } = listingEntry.shape;
const words = z.array(z.string());
const text = z.string().nullable();

/**
 * What a vendor file can say of a listing. A row of the database may be older than a rule of
 * listingEntry, so only what the types promise is checked here.
 */
export const vendorFields = z.object({
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
});

export type VendorFields = z.infer<typeof vendorFields>;

export type VendorField = keyof VendorFields;
