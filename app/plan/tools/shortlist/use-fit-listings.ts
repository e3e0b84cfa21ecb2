import { useEffect, useState } from "react";
import { href } from "react-router";
import { z } from "zod";

import { fitVenue } from "#app/catalogue/weekend-fit/fit-venue-schema.ts";
import { fitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor-schema.ts";

import { keepFitListings, type FitListings } from "./fit-listings.ts";
import { readLastAnswer } from "./last-answer.ts";

const venueList = z.array(fitVenue);
const vendorList = z.array(fitVendor);

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

async function readFitListings(): Promise<FitListings | "missing"> {
  const [venues, vendors] = await Promise.all([
    readLastAnswer(`${href("/compare/costs/venues")}?rules=all`, venueList),
    readLastAnswer(href("/fit/vendors"), vendorList),
  ]);
  return venues === null ? "missing" : keepFitListings(venues, vendors);
}
