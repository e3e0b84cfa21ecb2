import { removalReasons } from "#app/couple/reviews/removed-reviews.ts";

/** What can wait for the team. */
export const waitingKinds = [
  "application",
  "claim",
  "passon",
  "advice",
  "correction",
  "suggestion",
  "enquiry",
  "review",
  "fact",
  "mail",
  "plan",
  "clock",
  "backup",
] as const;

/** What the team acts on without anything waiting. */
export const deskSubjects = ["listing", "invitations"] as const;
type DeskSubject = (typeof deskSubjects)[number];

export type WaitingKind = (typeof waitingKinds)[number];

/** What the operator adds to an action: words, or one of the reasons of a list. */
export type DeskActionField = {
  label: string;
  hint?: string;
  maxLength: number;
  /** An email address alone: a line with the keyboard for it. */
  type?: "email";
  options?: Readonly<Record<string, string>>;
};

type DeskActionWords = {
  /** The button. */
  label: string;
  field?: DeskActionField;
  /** What cannot be undone: it is asked again. Null where the desk can take it back. */
  warning: string | null;
  /** The sentence once it is done. */
  done: string;
};

const reasonTheyRead = (who: string): DeskActionField => ({
  label: "Reason",
  hint: `${who} reads this in the email`,
  maxLength: 2000,
});

/** Everything that can be done on the page, in its words; the first word of each is what it is done to. */
export const deskActions = {
  "application-approve": {
    label: "Approve",
    warning: "The listing is public at once, and the business gets its private link by email.",
    done: "Approved. The listing is public, and the business gets its private link by email.",
  },
  "application-reject": {
    label: "Reject",
    field: reasonTheyRead("the business"),
    warning:
      "The business is told by email, with your reason. You can’t take it back, but they can apply again.",
    done: "Rejected. The business gets your reason by email.",
  },
  "application-release": {
    label: "Release",
    warning: null,
    done: "Released. The business gets an email to confirm its address, and then you decide.",
  },
  "application-discard": {
    label: "Delete",
    warning: "The application is deleted for good, and no one is told.",
    done: "Deleted.",
  },
  "claim-approve": {
    label: "Approve",
    warning: "Enquiries go to this address from now on, and it gets the private link to the listing.",
    done: "Approved. The private link to the listing is on its way by email.",
  },
  "claim-replace": {
    label: "Move the listing to them",
    warning: "The present owner loses the listing and is told by email; all their links stop working.",
    done: "Done. The listing has a new owner, and the former one is told.",
  },
  "claim-reject": {
    label: "Reject",
    field: reasonTheyRead("the sender"),
    warning:
      "The sender is told by email, with your reason. You can’t take it back, but they can claim it again.",
    done: "Rejected. The sender gets your reason by email.",
  },
  "passon-done": {
    label: "Mark as passed on",
    warning: "Only once you’ve called or written to them: the couple then reads that we passed it on.",
    done: "Noted. The couple reads that we passed it on, and the answer comes to their page.",
  },
  "advice-done": {
    label: "Mark as answered",
    warning: "Only once you’ve written to them: it doesn’t come back here.",
    done: "Noted. The enquiry counts as answered.",
  },
  "correction-done": {
    label: "Mark as done",
    field: { label: "What you did", hint: "for the record", maxLength: 500 },
    warning: null,
    done: "Marked as done.",
  },
  "correction-release": {
    label: "Release",
    warning: null,
    done: "Released. It waits among the others now.",
  },
  "suggestion-list": {
    label: "List it",
    warning: "The listing is public at once and says only how to reach the business.",
    done: "Listed. It says how to reach the business, and that the rest isn’t given yet.",
  },
  "suggestion-invite": {
    label: "List it and invite them",
    field: {
      label: "Their email, and the page where they publish it",
      hint: "such as events@hall.ca hall.ca/contact",
      maxLength: 300,
    },
    warning: "The listing is public at once, and the business gets an email to complete it.",
    done: "Listed, and the invitation is on its way.",
  },
  "suggestion-dismiss": {
    label: "Dismiss",
    warning: "The suggestion is closed, and can’t be listed from here any more. No one is told.",
    done: "Dismissed.",
  },
  "enquiry-release": {
    label: "Release",
    warning: "Everything held under this reference goes out by email and can’t be called back.",
    done: "Released. The emails are on their way.",
  },
  "enquiry-discard": {
    label: "Delete the enquiry",
    warning: "The enquiry is deleted for good, and no one is told.",
    done: "Deleted.",
  },
  "enquiry-decline": {
    label: "Delete these texts",
    warning: "The held texts are deleted for good. What else was said, such as a date being free, goes on.",
    done: "The texts are deleted.",
  },
  "review-publish": {
    label: "Publish",
    warning: null,
    done: "Published. The business is told by email.",
  },
  "review-refuse": {
    label: "Refuse",
    field: {
      label: "Reason",
      hint: "the couple reads this in the email",
      maxLength: 20,
      options: removalReasons,
    },
    warning: "The review isn’t published, and the couple gets your reason by email.",
    done: "Refused. The couple gets your reason by email, and can write to us.",
  },
  "fact-confirm": {
    label: "Confirm",
    field: { label: "Source", hint: "such as “price list of 2027”", maxLength: 300 },
    warning: null,
    done: "Confirmed. Couples see it with your source.",
  },
  "fact-reject": {
    label: "Reject",
    field: { label: "Reason", hint: "the venue reads this on its page", maxLength: 500 },
    warning: null,
    done: "Rejected. What was known before counts again, and the venue reads why.",
  },
  "mail-resend": {
    label: "Send again",
    warning: null,
    done: "It’s being sent again, for up to three days. If that fails, it comes back here.",
  },
  "mail-drop": {
    label: "Give up on it",
    warning: "It’s never sent and leaves this list. If someone has to know what it says, call them.",
    done: "Taken off the list. It isn’t sent.",
  },
  "plan-release": {
    label: "Release",
    warning: null,
    done: "Released. The plan can be opened; if it still can’t, it comes back here by itself.",
  },
  "plan-delete": {
    label: "Delete",
    warning: "The plan and all its links are deleted for good. Ask the couple for a backup first.",
    done: "Deleted.",
  },
  "clock-confirm": {
    label: "The date is right",
    warning: "What is too old by this date is erased from now on, and doesn’t come back.",
    done: "The date is trusted again.",
  },
  "listing-owner": {
    label: "Change their email",
    field: {
      label: "Their new email",
      hint: "check first that it’s theirs",
      type: "email",
      maxLength: 254,
    },
    warning:
      "Both addresses are told unless they’ve unsubscribed, and every link that the old one got stops working.",
    done: "Changed. Enquiries go to the new address, and it’s told by email.",
  },
  "listing-pause": {
    label: "Pause",
    warning:
      "It leaves the site at once, and the business is told. It can be shown again for 30 days; then it’s deleted.",
    done: "Paused. Couples don’t see it, and the business is told by email.",
  },
  "listing-restore": {
    label: "Show again",
    warning: null,
    done: "It’s on the site again, and the business is told by email.",
  },
  "invitations-send": {
    label: "Send these invitations",
    warning: "Each business gets this email once, and it can’t be called back.",
    done: "Sent. Each of them gets its invitation by email.",
  },
} as const satisfies Record<`${WaitingKind | DeskSubject}-${string}`, DeskActionWords>;

export type DeskActionId = keyof typeof deskActions;

/** The words of an action. */
export const deskActionWords = (id: DeskActionId): DeskActionWords => deskActions[id];

/** Whether a text, such as of a form or an address, names an action. */
export const isDeskAction = (text: string | null): text is DeskActionId =>
  text !== null && Object.hasOwn(deskActions, text);

/**
 * How an action ended: done, done by somebody before, who approved or rejected it where that is known, not possible
 * because its item has changed, or because what was typed does not suffice for it; 'unsubscribed' where it was done,
 * and mail tells the business nothing.
 */
export type DeskOutcome =
  | "done"
  | "before"
  | "approved-before"
  | "rejected-before"
  | "changed"
  | "unclear"
  | "no-email"
  | "unsubscribed";
