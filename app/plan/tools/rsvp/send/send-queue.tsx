import { useState } from "react";

import { englishLanguageNames, languageAttributes, type Language } from "#app/languages/language.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { guestWords, rsvp, rsvpRowId, type SentInvitation } from "#app/plan/schema/rsvp.schema.ts";
import type { Sending } from "#app/plan/rules/rsvp/sending-queue.ts";
import { useRow, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";

import { HouseholdLanguage, useHouseholdLanguage } from "./household-language.tsx";
import { HouseholdPagePreview } from "./household-page-preview.tsx";
import { MessageWays } from "./message-ways.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { useInvitationMessage } from "./use-invitation-message.ts";
import { useSentInvitations } from "./use-sent-invitations.ts";

type Ready = { id: string; name: string; link: string };

type SendQueueProps = {
  sending: Sending;
  /** Whom to send to, in this order, as it was when the queue was opened. */
  queue: readonly Ready[];
  close: () => void;
};

const headings: Record<Sending, string> = {
  invitation: "Send the invitations",
  reminder: "Remind who hasn’t replied",
};

/** One household after the other: a press sends its message, and the next one is there. */
export function SendQueue({ sending, queue, close }: SendQueueProps) {
  const [at, setAt] = useState(0);
  const [last, setLast] = useState<{ household: Ready; before: SentInvitation | undefined } | null>(null);
  const { sent: ticked, tick, takeBack } = useSentInvitations();
  const current = queue[at];
  const sent = (household: Ready) => {
    setLast({ household, before: ticked.get(household.id) });
    tick(household.id, sending);
    setAt(at + 1);
  };
  return (
    <SendDialog heading={headings[sending]} close={close}>
      <p className="send-dialog__progress">
        <progress max={queue.length} value={at} aria-label="Sent or passed over" />
        <span>{current === undefined ? "All done" : `${at + 1} of ${queue.length}`}</span>
      </p>
      <output className="send-dialog__last">
        {last !== null && (
          <>
            {nameOf(last.household)} is ticked as {sending === "invitation" ? "sent" : "reminded"}.{" "}
            <button
              type="button"
              className="text-link"
              onClick={() => {
                takeBack(last.household.id, last.before);
                setAt(queue.indexOf(last.household));
                setLast(null);
              }}
            >
              Not sent
              <span className="visually-hidden">: back to {nameOf(last.household)}</span>
            </button>
          </>
        )}
      </output>
      {current === undefined ? (
        <button type="button" className="button button--primary" onClick={close}>
          Back to the list
        </button>
      ) : (
        <>
          <Current household={current} sending={sending} onSent={() => sent(current)} />
          <button
            type="button"
            className="button button--line button--small send-dialog__skip"
            onClick={() => {
              setLast(null);
              setAt(at + 1);
            }}
          >
            Skip {nameOf(current)}
          </button>
          <HouseholdLanguage household={current.id} />
          <Words key={current.id} household={current.id} sending={sending} />
          <HouseholdPagePreview household={current.id} />
        </>
      )}
    </SendDialog>
  );
}

const nameOf = ({ name }: Ready) => (name === "" ? "This household" : name);

function Current({ household, sending, onSent }: { household: Ready; sending: Sending; onSent: () => void }) {
  const { email = "", phone = "" } = useRow(households, household.id) ?? {};
  const language = useHouseholdLanguage(household.id);
  const words = useInvitationMessage(sending, language);
  if (words === null) return null;
  const message = words.write(household.name, household.link);
  return (
    <section className="send-dialog__current" aria-label={`To ${nameOf(household)}`}>
      <h3 className="heading-small">{nameOf(household)}</h3>
      <p className="send-dialog__message guest-words" {...languageAttributes(language)}>
        {message}
      </p>
      <MessageWays
        name={household.name}
        {...{ email, phone, subject: words.subject, message, onSent }}
        link={household.link}
      />
    </section>
  );
}

/** The couple's own words, for all who are still to be sent to in a language. */
function Words({ household, sending }: { household: string; sending: Sending }) {
  const language = useHouseholdLanguage(household);
  const message = useInvitationMessage(sending, language);
  const write = useWriteWords(sending, language);
  if (message === null) return null;
  return (
    <details className="send-dialog__preview">
      <summary>
        {language === "en"
          ? "Change the words for everyone"
          : `Change the words in ${englishLanguageNames[language]}`}
      </summary>
      <PlanTextArea
        label="Between the greeting and the link"
        wordsClass="guest-words"
        {...languageAttributes(language)}
        value={message.words}
        write={write}
        maxLength={1000}
        readOnly={false}
      />
    </details>
  );
}

function useWriteWords(sending: Sending, language: Language) {
  const inEnglish = useRowMutations(rsvp);
  const inLanguage = useRowMutations(guestWords);
  return (typed: string) =>
    language === "en"
      ? inEnglish.put(
          rsvpRowId,
          sending === "invitation" ? { invitationWords: typed } : { reminderWords: typed },
        )
      : inLanguage.put(language, { [sending]: typed });
}
