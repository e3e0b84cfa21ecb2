/**
 * The longest sentence that goes with a thank-you, in UTF-16 units. In a file of its own: the page shows it, and
 * the schema beside it would bring the validation library into every form's scripts.
 */
export const maxDeclineNote = 500;
