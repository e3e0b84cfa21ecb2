import { and, eq, isNull, type SQL } from "drizzle-orm";

import { listings } from "./schema/index.ts";

/**
 * Condition for the public listings.
 * @param samples false hides the invented businesses
 */
export const isListed = (samples = true): SQL | undefined =>
  and(
    isNull(listings.retiredAt),
    isNull(listings.removedAt),
    isNull(listings.pausedAt),
    samples ? undefined : eq(listings.fictional, false),
  );
