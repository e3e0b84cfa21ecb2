/** Id of the field for the last day to reply; other parts of the tool lead to it. */
export const replyDayFieldId = "rsvp-reply-by";
