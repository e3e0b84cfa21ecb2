/** Maximum lengths of what a household answers, in UTF-16 units. Without the schemas, for its page. */
export const replyLimits = { name: 200, allergies: 500, meal: 80, message: 2000, missingWord: 300 };

/** Maximum number of people whom a household says are missing. */
export const maxMissingGuests = 4;
