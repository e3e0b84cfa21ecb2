import { useEffect, useState } from "react";
import { z } from "zod";

import type { SitePath } from "#app/site/theme/site-path.ts";
import { venueCapacity, type VenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";

const none: readonly VenueCapacity[] = [];
let asked: Promise<readonly VenueCapacity[]> | null = null;

/** The venues of this site; none until they are loaded, and none offline: then the couple's numbers count. */
export function useVenueCapacities(): readonly VenueCapacity[] {
  const [halls, setHalls] = useState(none);
  useEffect(() => {
    let isOver = false;
    asked ??= fetchHalls();
    void asked.then((known) => {
      // The next mount requests them again after an offline failure.
      if (known === none) asked = null;
      if (!isOver) setHalls(known);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return halls;
}

async function fetchHalls(): Promise<readonly VenueCapacity[]> {
  try {
    const answer = await fetch("/venues/halls" satisfies SitePath);
    return z.array(venueCapacity).safeParse(await answer.json()).data ?? none;
  } catch {
    return none;
  }
}
