import { useEffect, useState } from "react";

import type { Language } from "#app/languages/language.ts";
import { loadMessages } from "#app/languages/load-messages.ts";
import type { MessageArea, Words } from "#app/languages/messages.ts";

/** A language's messages: those of the language before, and null at first, until they are loaded. */
export function useMessages(language: Language): Words<MessageArea> | null {
  const [words, setWords] = useState<Words<MessageArea> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const messages = await loadMessages(language);
      if (isWanted) setWords({ language, ...messages });
    };
    // Without a signal and not loaded before, the message is there once it is.
    void load().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
