import { withLanguageParam, type Language } from "#app/languages/language.ts";

import { withLargeType } from "./large-type.ts";
import { useLargeType } from "./use-large-type.ts";

/**
 * The paths of a guest's links, in a language and in the size that the present address asks for.
 * @param linked null: they say no language
 */
export function useGuestPath(linked: Language | null): (to: string) => string {
  const isLarge = useLargeType();
  return (to) => withLargeType(withLanguageParam(to, linked), isLarge);
}
