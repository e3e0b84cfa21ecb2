import { z } from "zod";

import { categoryIds, services, serviceIds } from "#content/catalogue/categories.ts";
import { listingEntry } from "#content/catalogue/listing-entry.ts";
import { textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { parsePhone } from "#app/catalogue/register/parse-phone.ts";

import { priceLevels, profileLimits } from "./profile-fields.ts";
import { splitLines, splitParagraphs, splitEntries } from "./split-text.ts";

const limits = profileLimits;

/** Length of a text, counted as the rule for every listing counts it. */
const letters = (text: string) => Array.from(text).length;

/** A required line; the error of an empty one says what belongs there. */
const line = ({ least, most }: { least: number; most: number }, missing: string) =>
  textSchema(most, `keep this under ${most + 1} characters`, normalizeLine).refine(
    (value) => letters(value) >= least,
    missing,
  );

/** The same, optional. */
const lineOrNone = ({ least, most }: { least: number; most: number }) =>
  textSchema(most, `keep this under ${most + 1} characters`, normalizeLine)
    .refine(
      (value) => value === "" || letters(value) >= least,
      `write at least ${least} characters, or nothing`,
    )
    .transform((value) => (value === "" ? null : value));

type ListRule = { least: number; most: number; entries: readonly [fewest: number, most: number] };

/** Several entries in one field, or none: a business can tell them later. */
const list = (
  { least, most, entries: [fewest, many] }: ListRule,
  split: (text: string) => string[],
  words: { one: string; several: string },
) =>
  textSchema((most + 4) * many * 2, "this is far too much text")
    .transform(split)
    .refine(
      (entries) => entries.length === 0 || (entries.length >= fewest && entries.length <= many),
      fewest === 0
        ? `name at most ${many} ${words.several}`
        : `write ${fewest} to ${many} ${words.several}, or nothing`,
    )
    .refine(
      (entries) => entries.every((entry) => letters(entry) >= least && entry.length <= most),
      `each ${words.one} has ${least} to ${most} characters`,
    );

const level = z
  .union([z.literal(""), z.enum(priceLevels.map(({ id }) => id))], { error: "choose one of the levels" })
  .transform((value) => (value === "" ? null : Number(value)));

const isHttps = (text: string) => listingEntry.shape.website.safeParse(text).success;

/** The form's fields as the texts and lists of a listing. */
export const profileShape = {
  name: line(limits.name, "enter the name of your business"),
  category: z.enum(categoryIds, { error: "choose what you do" }),
  services: z.array(z.enum(serviceIds, { error: "choose from the services" })),
  description: line(
    limits.description,
    `write ${limits.description.least} to ${limits.description.most} characters: a sentence on what you do`,
  ),
  about: list(limits.about, splitParagraphs, {
    one: "paragraph",
    several: "paragraphs, with a blank line between",
  }),
  offers: list(limits.offers, splitLines, {
    one: "line",
    several: "things couples can book, one on each line",
  }),
  tags: list(limits.tags, splitLines, { one: "speciality", several: "specialities, one on each line" }),
  priceLowest: level,
  priceHighest: level,
  location: line(limits.location, "enter where you’re based, such as Inglewood, Southeast Calgary"),
  travels: lineOrNone(limits.travels),
  languages: list(limits.languages, splitEntries, { one: "language", several: "languages" }),
  traditions: z.array(listingEntry.shape.traditions.element),
  phone: textSchema(40, "this number is too long", normalizeLine)
    .transform((typed) => (typed === "" ? null : parsePhone(typed)))
    .refine(
      (phone) => listingEntry.shape.phone.safeParse(phone).success,
      "enter a number such as 403-555-0123",
    ),
  website: textSchema(limits.website.most, "this address is too long", normalizeLine)
    .transform((typed) => (typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))
    .refine(
      (website) => website === "" || isHttps(website),
      "enter your website’s address, starting with https://",
    )
    .transform((website) => (website === "" ? null : website)),
};

type Prices = { priceLowest: number | null; priceHighest: number | null };

/** A rule across fields: the refinement of a schema that contains `profileShape`. */
export const arePricesInOrder = ({ priceLowest, priceHighest }: Prices) =>
  priceLowest === null || priceHighest === null || priceLowest <= priceHighest;

/** The second argument of that refinement: the error belongs to the field of the highest price. */
export const priceOrderIssue = (): { path: string[]; error: string } => ({
  path: ["priceHighest"],
  error: "the highest level can’t be below the lowest",
});

/** A listing as its business describes it. */
export const vendorProfileSchema = z.object({
  name: z.string(),
  category: listingEntry.shape.category,
  services: listingEntry.shape.services,
  description: z.string(),
  about: z.array(z.string()),
  offers: z.array(z.string()),
  tags: z.array(z.string()),
  price: listingEntry.shape.price,
  location: z.string(),
  travels: z.string().nullable(),
  languages: z.array(z.string()),
  traditions: listingEntry.shape.traditions,
  phone: z.string().nullable(),
  website: z.string().nullable(),
});

export type VendorProfile = z.infer<typeof vendorProfileSchema>;

/**
 * The form's values, made consistent: services belong to the category, and one price is both ends of the
 * range.
 */
export function toProfile({
  priceLowest,
  priceHighest,
  ...fields
}: Omit<VendorProfile, "price"> & Prices): VendorProfile {
  const lowest = priceLowest ?? priceHighest;
  return vendorProfileSchema.parse({
    ...fields,
    services: services
      .filter(({ id, category }) => category === fields.category && fields.services.includes(id))
      .map(({ id }) => id),
    traditions: [...new Set(fields.traditions)],
    price: lowest === null ? null : [lowest, priceHighest ?? lowest],
  });
}
