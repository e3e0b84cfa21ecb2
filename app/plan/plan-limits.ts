/** What one document of a plan may come to, in bytes. */
export const largestDocument = 8_000_000;

/** For how many guests a plan is made; more are taken as long as there is room. */
export const mostGuests = 5000;

/** From which share of a limit on a plan says so. */
export const warnedFrom = 0.8;
