import { catalogues } from "./catalogues/all-catalogues.server.ts";
import type { Language } from "./language.ts";
import type { PageWords } from "./page-words.ts";
import type { ReplyWords } from "./reply-words.ts";
import type { MessageArea, Messages, Words } from "./messages.ts";

/** All messages of a language, for what the server writes. */
export const allWords = (language: Language): Words<MessageArea> => ({
  language,
  ...catalogues[language].messages,
});

/** The messages of a household's page. */
export function replyWords(language: Language): ReplyWords {
  const { reply, form, frame, preview, diet, date, time }: Messages = catalogues[language].messages;
  return { language, reply, form, frame, preview, diet, date, time };
}

/** The messages of the list of households that a relative answers for. */
export function familyWords(language: Language): Words<"reply" | "form" | "frame"> {
  const { reply, form, frame }: Messages = catalogues[language].messages;
  return { language, reply, form, frame };
}

/** The messages of the page where a code is typed. */
export function codeWords(language: Language): Words<"code" | "form" | "frame"> {
  const { code, form, frame }: Messages = catalogues[language].messages;
  return { language, code, form, frame };
}

/** The messages of the page that stands where a guest's link opens nothing. */
export function goneWords(language: Language): Words<"form" | "frame"> {
  const { form, frame }: Messages = catalogues[language].messages;
  return { language, form, frame };
}

/** The messages of a wedding's page. */
export function pageWords(language: Language): PageWords {
  const { page, customs, form, frame, date, time }: Messages = catalogues[language].messages;
  return { language, page, customs, form, frame, date, time };
}
