import type { Language } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import { guestWords, rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import type { Sending } from "#app/plan/rules/rsvp/sending-queue.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

import { useMessages } from "./use-messages.ts";
import { defaultMessage, writeInvitation } from "./write-invitation.ts";

/** What a household's message says of this wedding; null until its language is loaded. */
export function useInvitationMessage(sending: Sending, language: Language) {
  const about = useRow(wedding, weddingRowId);
  const asked = useRow(rsvp, rsvpRowId);
  const inLanguage = useRow(guestWords, language);
  const messages = useMessages(language);
  if (messages?.language !== language) return null;
  const say = translate(messages);
  const couple = about?.title ?? "";
  const facts = { say, sending, couple, date: about?.date ?? null, until: asked?.until ?? null };
  const inEnglish = sending === "invitation" ? asked?.invitationWords : asked?.reminderWords;
  const words = (language === "en" ? inEnglish : inLanguage?.[sending]) ?? "";
  return {
    subject: couple === "" ? say("send", "subject") : couple,
    /** The words between greeting and link. */
    words: words === "" ? defaultMessage(facts) : words,
    write: (household: string, link: string) =>
      writeInvitation({ ...facts, household, link, phone: asked?.phone ?? "", words }),
  };
}
