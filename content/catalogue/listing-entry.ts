import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { categoryIds, serviceIds } from "./categories.ts";
import { isPublicWebsite } from "./public-website.ts";

/** South Asian traditions that a vendor knows from practice; `fusion` is a wedding of two traditions. */
const traditions = [
  "punjabi-sikh",
  "punjabi-hindu",
  "hindi-hindu",
  "gujarati",
  "muslim",
  "ismaili",
  "tamil",
  "telugu",
  "malayali",
  "bengali",
  "jain",
  "nepali",
  "fusion",
] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case words joined by hyphens");

const priceLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Lowest and highest price level, 1 ($) to 4 ($$$$). */
const priceRange = z
  .tuple([priceLevel, priceLevel], "use $ to $$$$, or two of them such as $$ - $$$")
  .refine(([lowest, highest]) => lowest <= highest, "the lowest level comes first");

/** A fictional business has a number from the range reserved for fiction: 555-0100 to 555-0199. */
const reservedPhone = /^(403|587|825)-555-01\d\d$/;

/**
 * A listing as it is written in content/catalogue. Every entry has the same fields, so that a
 * missing fact is written down as missing (null, empty list) rather than forgotten.
 */
export const listingEntry = z
  .strictObject({
    /** Never reused, also after the listing is gone; from 100 000 on the database gives the numbers. */
    id: z.int().positive().max(99_999),
    /** Permanent key of the entry; for venues it is the address, /venues/{slug}. */
    slug,
    name: prose(2, 60),
    category: z.enum(categoryIds),
    /** The text on the card; together with the name it is what the search reads. */
    description: prose(30, 210),
    /** The text on the listing's own page: one to three paragraphs. */
    about: z.array(prose(80, 700)).min(1).max(3),
    /** What can be booked, each in a few words. */
    offers: z.array(prose(3, 80)).min(2).max(8),
    /** Short specialities, shown as chips and searched. */
    tags: z.array(prose(2, 28)).min(1).max(5),
    services: z.array(z.enum(serviceIds)),
    traditions: z.array(z.enum(traditions)),
    languages: z.array(prose(2, 24)),
    /** Home, such as 'Southwest Calgary', 'Inglewood, Southeast Calgary', 'Canmore & Banff'. */
    // Calgary's quadrants are two letters, such as NW.
    location: prose(2, 60),
    /** Where they work, such as 'Calgary and an hour around it'. */
    travels: prose(3, 120).nullable(),
    price: priceRange.nullable(),
    rating: z.number().min(1).max(5).multipleOf(0.1).nullable(),
    reviewCount: z.int().nonnegative(),
    /** Such as '< 24 hours' or 'Same day'. */
    responseTime: prose(3, 24).nullable(),
    featured: z.boolean(),
    phone: z
      .string()
      .regex(/^\d{3}-\d{3}-\d{4}$/, "use a number such as 403-555-0123")
      .nullable(),
    email: z.email("use an address such as name@example.ca").nullable(),
    website: z
      .url({ protocol: /^https$/, error: "use an address that begins with https://" })
      .refine(isPublicWebsite, "use the address that everyone opens, such as https://www.example.ca")
      .nullable(),
    /** Paths of pictures; empty means a picture composed from the category and the id. */
    images: z.array(z.string().regex(/^\/art\/[a-z0-9/-]+\.svg$/)),
    /** True for a business that we invented; the site says so wherever it is shown. */
    fictional: z.boolean(),
  })
  .superRefine((entry, context) => {
    if (!entry.fictional) return;
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (entry.phone !== null && !reservedPhone.test(entry.phone))
      wrong("phone", "a fictional business needs a number from 555-0100 to 555-0199");
    if (entry.website !== null && !URL.parse(entry.website)?.hostname.endsWith(".example"))
      wrong("website", "a fictional business needs a website under .example");
    if (entry.email !== null && !entry.email.endsWith(".example"))
      wrong("email", "a fictional business needs an address under .example");
  });

export type ListingEntry = z.infer<typeof listingEntry>;
