import { useEffect, useState } from "react";
import { href } from "react-router";
import { z } from "zod";

import { fitVenue } from "#app/catalogue/weekend-fit/fit-venue-schema.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import { fitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor-schema.ts";
import type { FitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor.ts";

const venueList = z.array(fitVenue);
const vendorList = z.array(fitVendor);

/** Where the last answers are on this device, for when there is no signal. */
const storedAs = "weekend-fit";

/** Every business as the rules know it; vendors are null where this device never saw them. */
export type FitListings = { venues: readonly FitVenue[]; vendors: readonly FitVendor[] | null };

/** Null while they are loaded, 'offline' where this device never saw the venues. */
export function useFitListings(): FitListings | "offline" | null {
  const [listings, setListings] = useState<FitListings | "offline" | null>(null);
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

async function readFitListings(): Promise<FitListings | "offline"> {
  const [venues, vendors] = await Promise.all([
    readStored(`${href("/compare/costs/venues")}?rules=all`, venueList),
    readStored(href("/fit/vendors"), vendorList),
  ]);
  return venues === null ? "offline" : { venues, vendors };
}

async function readStored<Value>(address: string, schema: z.ZodType<Value>): Promise<Value | null> {
  // A browser that stores nothing has the answer while there is a signal.
  const stored = await window.caches?.open(storedAs).catch(() => null);
  try {
    const answer = await fetch(address);
    if (answer.ok) await stored?.put(address, answer.clone()).catch(() => null);
    return schema.safeParse(await answer.json()).data ?? null;
  } catch {
    const known = await stored?.match(address).catch(() => null);
    return schema.safeParse(await known?.json()).data ?? null;
  }
}
