/** What one document of a plan may come to, in bytes. */
export const largestDocument = 8_000_000;
