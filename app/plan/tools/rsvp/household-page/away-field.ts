/** The field that says of whom was added after an event's answer that they do not come. */
export const awayField = (event: string) => `away-${event}`;
