import { useEffect, useState } from "react";
import { href } from "react-router";
import { z } from "zod";

import { costVenue } from "#app/catalogue/event-costs/cost-venue-schema.ts";
import type { CostVenue } from "#app/catalogue/event-costs/cost-venue.ts";

/** The venues with these ids; null while they are being loaded, 'offline' where they cannot be. */
export function useCostVenues(ids: string): readonly CostVenue[] | "offline" | null {
  const [found, setFound] = useState<{ ids: string; venues: readonly CostVenue[] | "offline" } | null>(null);
  useEffect(() => {
    let isOver = false;
    void fetchCostVenues(ids).then((venues) => {
      if (!isOver) setFound({ ids, venues });
    });
    return () => {
      isOver = true;
    };
  }, [ids]);
  return found?.ids === ids ? found.venues : null;
}

async function fetchCostVenues(ids: string): Promise<readonly CostVenue[] | "offline"> {
  if (ids === "") return [];
  try {
    const answer = await fetch(`${href("/compare/costs/venues")}?ids=${ids}`);
    return z.array(costVenue).safeParse(await answer.json()).data ?? "offline";
  } catch {
    return "offline";
  }
}
