import { useLocation } from "react-router";

import { withLanguageParam, type Language } from "#app/languages/language.ts";

import { asksLargeType, withLargeType } from "./large-type.ts";

/**
 * The paths of a guest's links, in a language and in the size that the present address asks for.
 * @param linked null: they say no language
 */
export function useGuestPath(linked: Language | null): (to: string) => string {
  const isLarge = asksLargeType(new URLSearchParams(useLocation().search));
  return (to) => withLargeType(withLanguageParam(to, linked), isLarge);
}
