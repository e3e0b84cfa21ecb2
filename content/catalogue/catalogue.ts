import { categories } from "./categories.ts";
import type { ListingEntry } from "./listing-entry.ts";
import { ContentError, parseListings } from "./parse-listings.ts";
import { vendorFacts, type VendorFacts } from "./vendor-facts.ts";
import { venueProfile, type VenueProfile } from "./venue-profile.ts";
import { attire } from "./vendors/attire.ts";
import { beauty } from "./vendors/beauty.ts";
import { cakes } from "./vendors/cakes.ts";
import { catererFacts } from "./vendors/caterer-facts.ts";
import { caterers } from "./vendors/caterers.ts";
import { decor } from "./vendors/decor.ts";
import { djs } from "./vendors/djs.ts";
import { florists } from "./vendors/florists.ts";
import { photographers } from "./vendors/photographers.ts";
import { planners } from "./vendors/planners.ts";
import { transport } from "./vendors/transport.ts";
import { videographers } from "./vendors/videographers.ts";
import { venueListings } from "./venues/listings.ts";
import { venueProfiles } from "./venues/profiles.ts";

const files = {
  "content/catalogue/vendors/attire.ts": attire,
  "content/catalogue/vendors/beauty.ts": beauty,
  "content/catalogue/vendors/cakes.ts": cakes,
  "content/catalogue/vendors/caterers.ts": caterers,
  "content/catalogue/vendors/decor.ts": decor,
  "content/catalogue/vendors/djs.ts": djs,
  "content/catalogue/vendors/florists.ts": florists,
  "content/catalogue/vendors/photographers.ts": photographers,
  "content/catalogue/vendors/planners.ts": planners,
  "content/catalogue/vendors/transport.ts": transport,
  "content/catalogue/vendors/videographers.ts": videographers,
  "content/catalogue/venues/listings.ts": venueListings,
};

export type Catalogue = {
  listings: ListingEntry[];
  profiles: VenueProfile[];
  /** Facts of vendors that are no venues. */
  vendorFacts: VendorFacts[];
};

/**
 * The whole catalogue as content/ has it, checked.
 * @throws ContentError naming file, entry and field of every mistake
 */
export function readCatalogue(): Catalogue {
  const filed = Object.entries(files).flatMap(([file, entries]) =>
    parseListings(file, entries).map((listing) => ({ file, listing })),
  );
  const listings = filed.map(({ listing }) => listing);
  const profiles = venueProfiles.map((profile) => {
    const file = `content/catalogue/venues/profiles/${profile.slug}.ts`;
    const result = venueProfile.safeParse(profile);
    if (result.success) return result.data;
    throw new ContentError(
      result.error.issues.map((issue) => `${file}, ${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  });
  const vendors = catererFacts.map((each) => vendorFacts.parse(each));
  const mistakes = [
    ...repeated(filed),
    ...wrongCounts(listings),
    ...unmatched(listings, profiles),
    ...misplacedFacts(listings, vendors),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
  return { listings: listings.toSorted((a, b) => a.id - b.id), profiles, vendorFacts: vendors };
}

/** Ids, slugs, names and phone numbers belong to one listing each. */
function repeated(filed: { file: string; listing: ListingEntry }[]): string[] {
  return (["id", "slug", "name", "phone"] as const).flatMap((field) => {
    const seen = new Map<string | number, string>();
    return filed.flatMap(({ file, listing }) => {
      const value = listing[field];
      if (value === null) return [];
      const first = seen.get(value);
      seen.set(value, listing.slug);
      return first === undefined
        ? []
        : [`${file}, entry '${listing.slug}', ${field}: '${value}' is also that of '${first}'`];
    });
  });
}

const isSample = ({ source }: { source: string }) => source === "Sample data";

/** Facts belong to a caterer, and those of an invented one are samples. */
function misplacedFacts(listings: ListingEntry[], vendors: VendorFacts[]): string[] {
  return vendors.flatMap(({ slug, facts }) => {
    const listing = listings.find((entry) => entry.slug === slug);
    const where = `content/catalogue/vendors/caterer-facts.ts, '${slug}'`;
    if (listing?.category !== "caterers") return [`${where}: there is no caterer of this slug`];
    return Object.values(facts).every((fact) => isSample(fact) === listing.fictional)
      ? []
      : [`${where}: an invented business has sample data, a real one a source`];
  });
}

/** The specification counts the listings of every category. */
function wrongCounts(listings: ListingEntry[]): string[] {
  return categories.flatMap(({ id, count }) => {
    const found = listings.filter((listing) => listing.category === id).length;
    return found === count
      ? []
      : [`content/catalogue, category '${id}', count: ${found} listings, the specification has ${count}`];
  });
}

function unmatched(listings: ListingEntry[], profiles: VenueProfile[]): string[] {
  const venues = new Set(listings.filter(({ category }) => category === "venues").map(({ slug }) => slug));
  const profiled = new Set(profiles.map(({ slug }) => slug));
  return [
    ...[...venues]
      .filter((slug) => !profiled.has(slug))
      .map((slug) => `content/catalogue/venues/profiles, entry '${slug}', slug: the venue has no profile`),
    ...[...profiled]
      .filter((slug) => !venues.has(slug))
      .map((slug) => `content/catalogue/venues/profiles, entry '${slug}', slug: no listing has this slug`),
  ];
}
