import type { Language } from "#app/languages/language.ts";
import { loadMessages } from "#app/languages/load-messages.ts";
import type { Messages } from "#app/languages/messages.ts";

/**
 * Loads the messages of languages, each by itself; what did not come is loaded again when the connection is back.
 * @param tell called with each language as it comes, and with null where it does not
 * @returns ends it
 */
export function watchMessages(
  asked: readonly Language[],
  tell: (language: Language, messages: Messages | null) => void,
  load = loadMessages,
): () => void {
  let isOver = false;
  const missing = new Set<Language>();
  const read = async (language: Language) => {
    missing.delete(language);
    const messages = await load(language).catch(() => null);
    if (isOver) return;
    if (messages === null) missing.add(language);
    tell(language, messages);
  };
  const readMissing = () => {
    for (const language of missing) void read(language);
  };
  for (const language of asked) void read(language);
  window.addEventListener("online", readMissing);
  return () => {
    isOver = true;
    window.removeEventListener("online", readMissing);
  };
}
