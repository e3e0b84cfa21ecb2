import type { LinkKind } from "#app/messaging/private-links/private-key.ts";

/** Where each kind of link leads. */
export const privateFolders = {
  enquiry: "enquiries",
  answer: "answers",
  mute: "no-more-mail",
  application: "applications",
  claim: "claims",
  listing: "your-listing",
  quiet: "no-more-mail",
  "plan-edit": "plans",
  "plan-propose": "plans",
  "plan-view": "plans",
  "plan-calendar": "calendars",
  "plan-business": "for-business",
} as const satisfies Record<LinkKind, string>;

/**
 * Below these, whatever follows is or was meant as a key; a household's code is one, too. In capital
 * letters and with a slash too many they are the same to the router.
 */
const holdKeys = `/+(?:${[...new Set(Object.values(privateFolders)), "rsvp"].join("|")})/+`;
const behindKeys = new RegExp(`^${holdKeys}[^/]`, "i");
const keyInAddress = new RegExp(`^(${holdKeys})[^/]+?(?=\\.data$|/|$)`, "i");

/** Whether an address is that of a private page, also of one that is gone or never was: its answers are nobody else's. */
export const isPrivateAddress = (pathname: string): boolean => behindKeys.test(pathname);

/** An address without the keys that it may hold, whole or mistyped, for logs. */
export function withoutKeys(pathname: string): string {
  return pathname.replace(keyInAddress, "$1***").replace(/\/[\w-]{27}(?=\/|\.data$|$)/g, "/***");
}

const privateAddress = new RegExp(
  `(/(?:${Object.values(privateFolders).join("|")})/)[\\w-]{27}(?![\\w-])`,
  "g",
);

/** A text, such as a mail's, without the keys of the private pages that it names. */
export function hideKeys(text: string): string {
  return text.replace(privateAddress, "$1***");
}
