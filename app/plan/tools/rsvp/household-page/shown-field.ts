/** The hidden field with the value of another field when the page was sent. */
export const shownField = (field: string) => `shown-${field}`;
