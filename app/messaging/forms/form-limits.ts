import { namesOf } from "./record-of.ts";

/** At most `posts` within `seconds`, counted from the first; further posts wait until the window is over. */
export type Limit = { posts: number; seconds: number };

/**
 * What the limits ask of a form.
 * - `saved-once`: the same form sent again has no further effect (saveOnce, createPlan) and is not counted again.
 * - `sent-by-script`: a page's script sends it by itself or at one press, with nothing typed: the time that the
 *   page was open means nothing then, and there is always a script that can do proof of work. The limits are
 *   those of all forms.
 * - `counted-alone`: one client IP may send it more often than all others together, and it is not counted with
 *   them: many households reply, or open a plan's tool, behind one network, and an operator clears a long list.
 */
type FormTrait = "saved-once" | "sent-by-script" | "counted-alone";

/** The forms of the site; each is counted separately. */
const formTraits = {
  enquiry: ["saved-once"],
  correction: ["saved-once"],
  suggestion: ["saved-once"],
  lostLink: [],
  application: ["saved-once"],
  claim: ["saved-once"],
  privatePage: [],
  pictures: [],
  plan: ["saved-once", "sent-by-script"],
  planMail: [],
  household: ["counted-alone"],
  codes: ["sent-by-script", "counted-alone"],
  desk: ["counted-alone"],
} as const satisfies Record<string, readonly FormTrait[]>;

export type FormName = keyof typeof formTraits;

const formNames = namesOf(formTraits);

const formsThatAre = (trait: FormTrait): ReadonlySet<FormName> =>
  new Set(formNames.filter((form) => formTraits[form].some((each) => each === trait)));

export const formsSavedOnce = formsThatAre("saved-once");
export const formsSentByScripts = formsThatAre("sent-by-script");
export const formsCountedAlone = formsThatAre("counted-alone");

/** Resources that programs poll under a private link. */
export type FeedName = "planCalendar" | "listingCalendar";
