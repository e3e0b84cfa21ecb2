import { useEffect, useState } from "react";
import { href } from "react-router";
import { z } from "zod";

import { fitVenue } from "#app/catalogue/weekend-fit/fit-venue-schema.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";

const venueList = z.array(fitVenue);

/** Where the last answer is on this device, for when there is no signal. */
const storedAs = "weekend-fit";

/** Every venue as the rules know it; null while they are loaded, 'offline' where this device never saw them. */
export function useFitVenues(): readonly FitVenue[] | "offline" | null {
  const [venues, setVenues] = useState<readonly FitVenue[] | "offline" | null>(null);
  useEffect(() => {
    let isOver = false;
    void readFitVenues().then((found) => {
      if (!isOver) setVenues(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return venues;
}

async function readFitVenues(): Promise<readonly FitVenue[] | "offline"> {
  const address = `${href("/compare/costs/venues")}?rules=all`;
  // A browser that stores nothing has the answer while there is a signal.
  const stored = await window.caches?.open(storedAs).catch(() => null);
  try {
    const answer = await fetch(address);
    if (answer.ok) await stored?.put(address, answer.clone()).catch(() => null);
    return venueList.safeParse(await answer.json()).data ?? "offline";
  } catch {
    const known = await stored?.match(address).catch(() => null);
    return venueList.safeParse(await known?.json()).data ?? "offline";
  }
}
