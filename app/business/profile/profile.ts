import { z } from "zod";

import { categoryIds, services, serviceIds } from "#content/catalogue/categories.ts";
import { listingEntry } from "#content/catalogue/listing-entry.ts";
import { letterText, tidyLine } from "#app/messaging/forms/text-schemas.ts";
import { readPhone } from "#app/catalogue/register/vendor-columns.ts";

import { priceLevels, profileLimits } from "./profile-fields.ts";
import { linesOf, paragraphsOf, wordsOf } from "#app/vendor-profile/split-lists.ts";

const limits = profileLimits;

/** How many letters a text has, counted as the rule for every listing counts them. */
const letters = (text: string) => Array.from(text).length;

/** One line; an empty one is refused with what should stand there. */
const line = ({ least, most }: { least: number; most: number }, missing: string) =>
  letterText(most, `keep this under ${most + 1} characters`, tidyLine).refine(
    (value) => letters(value) >= least,
    missing,
  );

/** The same, where nothing may stand there. */
const lineOrNone = ({ least, most }: { least: number; most: number }) =>
  letterText(most, `keep this under ${most + 1} characters`, tidyLine)
    .refine(
      (value) => value === "" || letters(value) >= least,
      `write at least ${least} characters, or nothing`,
    )
    .transform((value) => (value === "" ? null : value));

type ListRule = { least: number; most: number; entries: readonly [fewest: number, most: number] };

/** Several entries in one field. */
const list = (
  { least, most, entries: [fewest, many] }: ListRule,
  split: (text: string) => string[],
  words: { one: string; several: string },
) =>
  letterText((most + 4) * many * 2, "this is far too much text")
    .transform(split)
    .refine(
      (entries) => entries.length >= fewest && entries.length <= many,
      fewest === 0 ? `name at most ${many} ${words.several}` : `write ${fewest} to ${many} ${words.several}`,
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
  name: line(limits.name, "write the name of your business"),
  category: z.enum(categoryIds, { error: "choose what you do" }),
  services: z.array(z.enum(serviceIds, { error: "choose from the services" })),
  description: line(
    limits.description,
    `write ${limits.description.least} to ${limits.description.most} characters: it is the text on your card`,
  ),
  about: list(limits.about, paragraphsOf, {
    one: "paragraph",
    several: "paragraphs, with a blank line between",
  }),
  offers: list(limits.offers, linesOf, {
    one: "line",
    several: "things that can be booked, one on each line",
  }),
  tags: list(limits.tags, linesOf, { one: "speciality", several: "specialities, one on each line" }),
  priceLowest: level,
  priceHighest: level,
  location: line(limits.location, "write where you are based, such as Inglewood, Southeast Calgary"),
  travels: lineOrNone(limits.travels),
  languages: list(limits.languages, wordsOf, { one: "language", several: "languages" }),
  traditions: z.array(listingEntry.shape.traditions.element),
  phone: letterText(40, "this number is too long", tidyLine)
    .transform((typed) => (typed === "" ? null : readPhone(typed)))
    .refine(
      (phone) => listingEntry.shape.phone.safeParse(phone).success,
      "write a number such as 403-555-0123",
    ),
  website: letterText(limits.website.most, "this address is too long", tidyLine)
    .transform((typed) => (typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))
    .refine(
      (website) => website === "" || isHttps(website),
      "write your website’s public address, beginning with https://",
    )
    .transform((website) => (website === "" ? null : website)),
};

type Prices = { priceLowest: number | null; priceHighest: number | null };

/** A rule between fields: the refinement of a schema that holds `profileShape`. */
export const arePricesInOrder = ({ priceLowest, priceHighest }: Prices) =>
  priceLowest === null || priceHighest === null || priceLowest <= priceHighest;

export const pricesOutOfOrder = (): { path: string[]; error: string } => ({
  path: ["priceHighest"],
  error: "the highest level lies below the lowest",
});

/** A listing as its business describes it. */
export const vendorProfile = z.object({
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

export type VendorProfile = z.infer<typeof vendorProfile>;

/** What the form's fields say, without what contradicts itself: services lie in the category, one price is both ends. */
export function toProfile({
  priceLowest,
  priceHighest,
  ...fields
}: Omit<VendorProfile, "price"> & Prices): VendorProfile {
  const lowest = priceLowest ?? priceHighest;
  return vendorProfile.parse({
    ...fields,
    services: services
      .filter(({ id, category }) => category === fields.category && fields.services.includes(id))
      .map(({ id }) => id),
    traditions: [...new Set(fields.traditions)],
    price: lowest === null ? null : [lowest, priceHighest ?? lowest],
  });
}
