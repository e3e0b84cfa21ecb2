/** What one document of a plan may come to, in bytes; from `warnFrom` of it on the couple is told. */
export const largestDocument = 8_000_000;
export const warnFrom = 0.8;
