import { languageFromUrl, type Language } from "#app/languages/language.ts";
import { preferredLanguage } from "#app/languages/preferred-language.server.ts";

import { privatePathPrefixes } from "./private-path.ts";

/** Pages that guests read: codes and households, a wedding's page, and a relative's households. */
const guestPages = new RegExp(`^/+(?:rsvp|w|${privatePathPrefixes["plan-family"]})(?=[./]|$)`, "i");

/** A path as the router matches it; one that cannot be read stays as it is. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The language of what a guest reads before any plan is opened: the one that the URL asks for, otherwise the one that
 * the browser prefers, otherwise English. Such a response must not be cached for others.
 * @returns null where the URL is not one of guests
 */
export function languageOfGuest({ url, headers }: Pick<Request, "url" | "headers">): Language | null {
  const { pathname, searchParams } = new URL(url);
  if (!guestPages.test(decode(pathname))) return null;
  return languageFromUrl(searchParams) ?? preferredLanguage(headers) ?? "en";
}
