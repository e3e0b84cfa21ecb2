/**
 * Six vendors of the catalogue for each theme, by listing id. All of them are sample listings, with a
 * price and a rating, no two of one craft.
 */
export const standardTopVendors = [16, 57, 121, 127, 137, 201] as const;

/** Film, mehndi, a caterer, decor, music and a baraat horse; Hindu, Muslim, Gujarati, Tamil, Punjabi. */
export const indianTopVendors = [42, 188, 107, 154, 59, 204] as const;
