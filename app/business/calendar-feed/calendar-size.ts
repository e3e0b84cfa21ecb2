/** Most bytes of a calendar, read from its address or sent as a file. */
export const maxCalendarBytes = 2_000_000;
