/**
 * Text for everybody whose next step is a mail: the same words for all, so that nobody learns whether another
 * person's email is unsubscribed.
 */
export const unsubscribedNote =
  "No email after a few minutes? Check your spam folder. If this address has unsubscribed, open “Unsubscribe” in one of our earlier emails to hear from us again.";
