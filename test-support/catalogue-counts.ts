import { categories } from "#content/catalogue/categories.ts";

/** How many listings content/ has in all: each category as many as it must hold. */
export const listingCount = categories.reduce((sum, { count }) => sum + count, 0);

/** How many of them are venues. */
export const venueCount = categories
  .filter(({ id }) => id === "venues")
  .reduce((sum, { count }) => sum + count, 0);
