import { parseAccept } from "hono/utils/accept";

import { languages, languageTags, type Language } from "./language.ts";

/** A tag's language in the script that it is written in; null for what is no tag, such as `*`. */
function inScript(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}

const ours = new Map<string | null, Language>(
  languages.map((language) => [inScript(languageTags[language]), language]),
);

/**
 * The first of our languages that a browser asks for by `Accept-Language`; null where it asks for none. In another
 * script it is not ours: who reads Punjabi in Pakistan cannot read Gurmukhi.
 */
export function preferredLanguage(headers: Headers): Language | null {
  for (const { type, q } of parseAccept(headers.get("Accept-Language") ?? "")) {
    const language = q > 0 ? ours.get(inScript(type)) : undefined;
    if (language !== undefined) return language;
  }
  return null;
}
