/** The hidden field with the day of an event that the page shows: what its reply is for. */
export const shownDayField = (event: string) => `day-${event}`;
