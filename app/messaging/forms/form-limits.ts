/** At most `posts` within `seconds`, counted from the first; further posts wait until the window is over. */
export type Limit = { posts: number; seconds: number };

/** The forms of the site; each is counted separately. */
export type FormName =
  | "enquiry"
  | "correction"
  | "suggestion"
  | "lostLink"
  | "application"
  | "claim"
  | "privatePage"
  | "pictures"
  | "plan"
  | "planMail"
  | "household"
  | "codes"
  | "desk";

/**
 * Requests that a page's script makes by itself or at one press, with nothing typed: the time that the page
 * was open means nothing then, and there is always a script that can do proof of work. The limits are those
 * of all forms.
 */
export const formsSentByScripts: ReadonlySet<FormName> = new Set(["plan", "codes"]);

/**
 * Forms that one client IP may send more often than all others together, and that are not counted with them:
 * many households reply, or open a plan's tool, behind one network, and an operator clears a long list.
 */
export const formsCountedAlone: ReadonlySet<FormName> = new Set(["household", "codes", "desk"]);

/** Resources that programs poll under a private link. */
export type FeedName = "planCalendar" | "listingCalendar";
