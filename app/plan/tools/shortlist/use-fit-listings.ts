import { useEffect, useState } from "react";
import { href } from "react-router";
import { z } from "zod";

import { fitVenue } from "#app/catalogue/weekend-fit/fit-venue-schema.ts";
import { maxOfflineListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import { fitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor-schema.ts";
import type { FitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor.ts";

const venueList = z.array(fitVenue);
const vendorList = z.array(fitVendor);

/** Where the last answers are on this device, for when there is no signal. */
const storedAs = "weekend-fit";

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

/** Whether there may be more of a category than a device keeps. */
export function isCut({ venues, vendors }: FitListings): boolean {
  const kinds = Map.groupBy(vendors ?? [], ({ category }) => category);
  return [venues, ...kinds.values()].some(({ length }) => length >= maxOfflineListings);
}

async function readFitListings(): Promise<FitListings | "missing"> {
  const [venues, vendors] = await Promise.all([
    readStored(`${href("/compare/costs/venues")}?rules=all`, venueList),
    readStored(href("/fit/vendors"), vendorList),
  ]);
  return venues === null ? "missing" : { venues, vendors };
}

async function readStored<Value>(address: string, schema: z.ZodType<Value>): Promise<Value | null> {
  // A browser that stores nothing has the answer while there is a signal.
  const stored = await window.caches?.open(storedAs).catch(() => null);
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok === true) await stored?.put(address, answer.clone()).catch(() => null);
  const known = answer?.ok === true ? answer : await stored?.match(address).catch(() => null);
  return schema.safeParse(await known?.json().catch(() => null)).data ?? null;
}
