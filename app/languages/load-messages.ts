import type { Language } from "./language.ts";
import type { MessageCatalogue, Messages } from "./messages.ts";

const files: Readonly<Record<Language, () => Promise<MessageCatalogue>>> = {
  en: async () => (await import("./catalogues/en.ts")).en,
  fr: async () => (await import("./catalogues/fr.ts")).fr,
  pa: async () => (await import("./catalogues/pa.ts")).pa,
  hi: async () => (await import("./catalogues/hi.ts")).hi,
  gu: async () => (await import("./catalogues/gu.ts")).gu,
  ur: async () => (await import("./catalogues/ur.ts")).ur,
};

/** Loads the messages of one language, for the plan in the browser. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await files[language]()).messages;
