/** The hidden field with the day of an event that the page shows: what its reply is for. */
export const shownDayField = (event: string) => `day-${event}`;

/** The hidden field with the day that the answer which the page shows was given for; '' where that is unknown. */
export const repliedForField = (event: string) => `replied-for-${event}`;
