/**
 * The name of a plan's calendar in calendar programs.
 * @param title whose wedding it is, or ''
 */
export const calendarName = (title: string) => (title === "" ? "Wedding" : `Wedding of ${title}`);
