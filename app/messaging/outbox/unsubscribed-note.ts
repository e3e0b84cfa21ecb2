/**
 * Text for everybody whose next step is a mail: the same words for all, so that nobody learns whether another
 * person's email is unsubscribed.
 */
export const unsubscribedNote =
  "No mail after a few minutes? Check your spam folder. If this address once asked us for no more mail, we send it nothing; open 'No more of these mails' in one of our earlier mails to allow it again.";
