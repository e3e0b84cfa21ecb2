import { useEffect, useState } from "react";
import { href } from "react-router";
import { z } from "zod";

import { vendorKinds, type VendorKindId } from "#content/fit/vendor-kinds.ts";
import { fitVenue } from "#app/catalogue/weekend-fit/fit-venue-schema.ts";
import { maxOfflineListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import { fitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor-schema.ts";
import type { FitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor.ts";

import { readLastAnswer } from "./last-answer.ts";

const venueList = z.array(fitVenue);
const vendorList = z.array(fitVendor);

/** Businesses as the rules know them; vendors are null where this device never saw them. */
export type FitListings = { venues: readonly FitVenue[]; vendors: readonly FitVendor[] | null };

/** Null while they are loaded, 'missing' where they cannot be and this device never saw the venues. */
export function useFitListings(): FitListings | "missing" | null {
  const [listings, setListings] = useState<FitListings | "missing" | null>(null);
  useEffect(() => {
    let isOver = false;
    void readFitListings().then((found) => {
      if (!isOver) setListings(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return listings;
}

/** Whether there may be more venues, or vendors of a category that is needed, than a device keeps. */
export function isCut({ venues, vendors }: FitListings, needed: readonly VendorKindId[]): boolean {
  const kinds = vendorKinds.filter(({ id }) => needed.includes(id));
  const ofCategory = Map.groupBy(vendors ?? [], ({ category }) => category);
  return [venues, ...kinds.map(({ category }) => ofCategory.get(category) ?? [])].some(
    ({ length }) => length >= maxOfflineListings,
  );
}

async function readFitListings(): Promise<FitListings | "missing"> {
  const [venues, vendors] = await Promise.all([
    readLastAnswer(`${href("/compare/costs/venues")}?rules=all`, venueList),
    readLastAnswer(href("/fit/vendors"), vendorList),
  ]);
  return venues === null ? "missing" : { venues, vendors };
}
