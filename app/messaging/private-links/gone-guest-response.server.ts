import { data } from "react-router";

import { goneWords } from "#app/languages/guest-words.server.ts";
import { languageTags, type Language } from "#app/languages/language.ts";

import { privateHeaders } from "./private-page.server.ts";

/** The response to a guest's link that opens nothing, which its page renders. @param text why, in that language */
export const goneGuestResponse = (language: Language, text: string) =>
  data(
    { guestLanguage: languageTags[language], gone: { words: goneWords(language), text } },
    { status: 404, headers: privateHeaders },
  );
