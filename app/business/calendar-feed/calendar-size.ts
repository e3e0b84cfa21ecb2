/** Most bytes of a calendar, read from its address or sent as a file. */
export const maxCalendarBytes = 2_000_000;

/** For pages: '2 MB'. */
export const maxCalendarSizeText = `${maxCalendarBytes / 1_000_000} MB`;
