import { z } from "zod";

import { categoryIds, serviceIds } from "#content/catalogue/categories.ts";
import type { listings } from "#database/schema/index.ts";

import { packCalendar } from "./availability-calendar.ts";
import type { Listing } from "./listing.ts";
import type { ListingCard } from "./listing-card.ts";
import { searchedParts } from "./ordered-listings.ts";
import { otherSpellings } from "./other-spellings.ts";
import type { ReviewsOfListing } from "./read-reviews.server.ts";
import { describeReplyRecord, type ReplyRecord } from "./reply-record.ts";
import { averageStars } from "./weighted-rating.ts";

// The database stores these as text.
const categoryId = z.enum(categoryIds);
const serviceIdList = z.array(z.enum(serviceIds));

type ListingRow = typeof listings.$inferSelect;

/** The row without its sample figures. */
export function withoutSamples(row: ListingRow): ListingRow {
  const isSample = (field: string) => row.sampleFields.includes(field);
  return {
    ...row,
    rating: isSample("rating") ? null : row.rating,
    reviewCount: isSample("reviewCount") ? 0 : row.reviewCount,
    responseTime: isSample("responseTime") ? null : row.responseTime,
    ...(isSample("price") ? { priceLowest: null, priceHighest: null } : {}),
    // What remains is real.
    sampleFields: [],
  };
}

type Further = Pick<
  Listing,
  "venue" | "facts" | "pictures" | "taken" | "freeUntil" | "datesAsOf" | "reachable" | "claimed"
>;

/** A listing from its row and related rows; measured values and reviews are added later. */
export function toListing(row: ListingRow, further: Further): Listing {
  const [picture] = further.pictures;
  const calendar = packCalendar(further);
  const card: ListingCard = {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: categoryId.parse(row.category),
    description: row.description,
    tags: row.tags,
    services: serviceIdList.parse(row.services),
    location: row.location,
    price: row.priceLowest === null || row.priceHighest === null ? null : [row.priceLowest, row.priceHighest],
    rating: row.rating,
    reviewCount: row.reviewCount,
    responseTime: row.responseTime,
    featured: row.featured,
    website: row.website,
    southAsian: row.traditions.length > 0,
    fictional: row.fictional,
    sampleFigures: row.fictional || row.sampleFields.length > 0,
    image: row.images[0] ?? null,
    ...(picture && { picture }),
    ...(calendar && { calendar }),
    keywords: [...row.traditions, ...row.languages],
  };
  const spellings = otherSpellings(searchedParts(card));
  return {
    reviews: [],
    removedReviews: [],
    card: { ...card, ...(spellings !== "" && { spellings }) },
    about: row.about,
    offers: row.offers,
    traditions: row.traditions,
    languages: row.languages,
    travels: row.travels,
    phone: row.phone,
    email: row.email,
    ...further,
  };
}

/** A rating by couples replaces a sample; an invented business keeps its samples. */
export function withReviews(listing: Listing, written: ReviewsOfListing | undefined): Listing {
  if (written === undefined || listing.card.fictional) return listing;
  const { published: reviews, removed: removedReviews } = written;
  const rating = averageStars(reviews);
  if (rating === null) return { ...listing, removedReviews };
  const card = { ...listing.card, rating, reviewCount: reviews.length, reviewed: true as const };
  return { ...listing, card, reviews, removedReviews };
}

/** A measured value replaces the catalogue's claim. */
export function withReplyRecord(listing: Listing, record: ReplyRecord | undefined): Listing {
  const measured = record && describeReplyRecord(record);
  if (!measured) return listing;
  return { ...listing, card: { ...listing.card, responseTime: measured, repliesMeasured: true } };
}
