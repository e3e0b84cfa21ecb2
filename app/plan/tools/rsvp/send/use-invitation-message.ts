import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import type { Sending } from "#app/plan/rules/rsvp/sending-queue.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

import { defaultWords, writeInvitation } from "./write-invitation.ts";

/** What a household's message says of this wedding. */
export function useInvitationMessage(sending: Sending) {
  const about = useRow(wedding, weddingRowId);
  const asked = useRow(rsvp, rsvpRowId);
  const couple = about?.title ?? "";
  const facts = { couple, date: about?.date ?? null, until: asked?.until ?? null };
  const words = (sending === "invitation" ? asked?.invitationWords : asked?.reminderWords) ?? "";
  return {
    subject: couple === "" ? "Our wedding" : couple,
    /** The words between greeting and link. */
    words: words === "" ? defaultWords[sending](facts) : words,
    write: (household: string, link: string) =>
      writeInvitation({ ...facts, sending, household, link, words }),
  };
}
