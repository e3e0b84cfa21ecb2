/** The middle of Calgary (specification §9), in degrees. */
export const geoPosition = { latitude: 51.0447, longitude: -114.0719 } as const;

/** What the site covers (specification §9); it is said of the site, never of a business on it. */
export const priceRange = "$$-$$$$";
