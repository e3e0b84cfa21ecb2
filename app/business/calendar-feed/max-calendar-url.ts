/** The longest address of a calendar, in UTF-16 units. */
export const maxCalendarUrl = 1000;
