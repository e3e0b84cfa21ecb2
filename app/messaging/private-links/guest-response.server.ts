import { data } from "react-router";

import { goneWords } from "#app/languages/guest-words.server.ts";
import { languageAttributes, withLanguageParam, type Language } from "#app/languages/language.ts";

import { asksLargeType, withLargeType } from "./large-type.ts";
import { privateHeaders, redirectInTheme } from "./private-page.server.ts";

/** The response with the data of a guest's page; the document is in its language (served-language.ts). */
export const guestResponse = <Page extends object>(language: Language, page: Page) =>
  data({ documentLanguage: languageAttributes(language), gone: null, ...page }, { headers: privateHeaders });

/** The response to a guest's link that opens nothing, which its page renders. @param text why, in that language */
export const goneGuestResponse = (language: Language, text: string) =>
  data(
    { documentLanguage: languageAttributes(language), gone: { words: goneWords(language), text } },
    { status: 404, headers: privateHeaders },
  );

/**
 * The redirect after a guest's form, in the theme and the size of its page.
 * @param asked the language that its address asks for
 */
export const redirectGuest = (to: string, asked: Language | null, url: URL) =>
  redirectInTheme(withLargeType(withLanguageParam(to, asked), asksLargeType(url.searchParams)), url);
