import type { LinkKind } from "#database/enums.ts";

/** The path of each kind of link. */
export const privatePathPrefixes = {
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
  "plan-family": "for-family",
  desk: "desk",
  "listing-calendar": "calendars",
} as const satisfies Record<LinkKind, string>;

/** What follows the key in the path of a kind of link, where anything does. */
const privatePathEnds: Partial<Record<LinkKind, string>> = {
  "plan-calendar": "/wedding.ics",
  "listing-calendar": "/enquiries.ics",
};

/** The path of a private page. */
export const privatePath = (kind: LinkKind, key: string): string =>
  `/${privatePathPrefixes[kind]}/${key}${privatePathEnds[kind] ?? ""}`;

/**
 * Below these paths, whatever follows is or was meant as a key; so is a household's code, and the name of a
 * wedding's page. In capitals and with a surplus slash they are the same to the router.
 */
const holdKeys = `/+(?:${[...new Set(Object.values(privatePathPrefixes)), "rsvp", "w"].join("|")})/+`;
const behindKeys = new RegExp(`^${holdKeys}[^/]`, "i");
const keyInAddress = new RegExp(`^(${holdKeys})[^/]+?(?=\\.data$|/|$)`, "i");
/** Behind the name of a wedding's page a household's code may follow. */
const codeBehindName = /^(\/+w\/+\*\*\*\/+)(?!pictures\/)[^/]+?(?=\.data$|\/|$)/i;

/**
 * Whether a path is that of a private page, including one that is gone or never existed: its responses must
 * not be shared.
 */
export const isPrivatePath = (pathname: string): boolean => behindKeys.test(pathname);

const behindPages = /^\/+w\/+[^/]/i;

/** Whether a path is that of a wedding's own page, or was meant as one: its name is short enough to be guessed. */
export const isWeddingPagePath = (pathname: string): boolean => behindPages.test(pathname);

/** A URL without the keys that it may contain, whole or mistyped, for logs. */
export function redactKeysInPath(pathname: string): string {
  return pathname
    .replace(keyInAddress, "$1***")
    .replace(codeBehindName, "$1***")
    .replace(/\/[\w-]{27}(?=\/|\.data$|$)/g, "/***");
}

const privateAddress = new RegExp(
  `(/(?:${Object.values(privatePathPrefixes).join("|")})/)[\\w-]{27}(?![\\w-])`,
  "g",
);

/** A text, such as a mail's, without the keys of private pages in it. */
export function redactKeysInText(text: string): string {
  return text.replace(privateAddress, "$1***");
}
