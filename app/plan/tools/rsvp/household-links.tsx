import { useState } from "react";

import { householdLink } from "#app/plan/ui/household-codes/household-link.ts";
import { useCardWords } from "#app/plan/ui/household-codes/use-card-words.ts";
import { useMovedReplies } from "#app/plan/ui/use-moved-replies.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import {
  chooseHouseholds,
  describeEmptyChoice,
  householdChoices,
  type HouseholdChoice,
} from "./choose-households.ts";
import { HouseholdCards } from "./household-cards.tsx";
import { HouseholdLinkRow } from "./household-link-row.tsx";
import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import { lastReplyDay } from "#app/plan/rules/rsvp/reply-deadline.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { printCards } from "./print-cards.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { SendInTurn } from "./send/send-in-turn.tsx";
import { SendInvitation } from "./send/send-invitation.tsx";
import { useSentInvitations } from "./send/use-sent-invitations.ts";
import type { HouseholdCodes } from "#app/plan/ui/household-codes/use-household-codes.ts";

type HouseholdLinksProps = { invited: readonly InvitedHousehold[]; pages: HouseholdCodes };

/** The links to hand out: one by one, all in a table for a mail merge, or as cards to print. */
export function HouseholdLinks({ invited, pages }: HouseholdLinksProps) {
  const asked = useRow(rsvp, rsvpRowId);
  const theme = asked?.theme ?? "standard";
  const [sending, setSending] = useState<{ household: string; name: string; link: string } | null>(null);
  const [chosen, setChosen] = useState<HouseholdChoice>("all");
  const moved = useMovedReplies();
  const movedOf = (id: string) => moved.filter(({ households }) => households.has(id));
  const { sent, today, tick, untick } = useSentInvitations();
  const eventDays = useRows(events).map(({ date }) => date);
  const days = { today, until: lastReplyDay(asked?.until ?? null, eventDays) };
  const ready = invited.flatMap((household) => {
    const code = pages.codes[household.id];
    return code === undefined
      ? []
      : [{ ...household, code: formatHouseholdCode(code), link: householdLink(code, theme) }];
  });
  const choices = householdChoices.filter(({ id }) => id !== "moved" || moved.length > 0);
  // Once every household has replied for its new day, that choice is gone.
  const choice = choices.some(({ id }) => id === chosen) ? chosen : "all";
  const isMoved = (id: string) => movedOf(id).length > 0;
  const shown = chooseHouseholds(ready, choice, isMoved);
  const words = useCardWords(shown.map(({ id }) => id));
  return (
    <section className="plan__section" aria-labelledby="rsvp-links">
      <h2 className="heading-large" id="rsvp-links">
        Links to hand out
      </h2>
      {pages.error !== null && (
        <div className="plan__error" role="alert">
          <p>{pages.error}</p>
          <button type="button" className="button button--line button--small" onClick={pages.askAgain}>
            Try again
          </button>
        </div>
      )}
      {pages.waiting > 0 && (
        <p className="plan__error" role="alert">
          Your plan is full, so {pages.waiting === 1 ? "1 reply is" : `${pages.waiting} replies are`} waiting.
          Remove something to make room.
        </p>
      )}
      {ready.length === 0 ? (
        <NoLinksYet pages={pages} isInvited={invited.length > 0} />
      ) : (
        <>
          <SendInTurn ready={ready} sent={sent} days={days} />
          <div className="rsvp__all">
            <OptionField
              label="Households"
              value={choice}
              choices={choices}
              choose={(id) => setChosen(id ?? "all")}
            />
            {shown.length > 0 && (
              <>
                <DownloadLinks ready={shown} />
                <button
                  type="button"
                  className="button button--line button--small"
                  disabled={!words.areLoaded}
                  onClick={() => void printCards()}
                >
                  Print cards
                </button>
              </>
            )}
            <output className="note">
              {shown.length > 0
                ? words.error
                : chooseHouseholds(invited, choice, isMoved).length === 0
                  ? describeEmptyChoice(choice)
                  : "Their links will be here once your changes are saved online."}
            </output>
          </div>
          <ul className="rsvp__links">
            {shown.map((household) => (
              <HouseholdLinkRow
                key={household.id}
                household={household}
                moved={movedOf(household.id).map(({ name }) => name || "an event")}
                sent={sent.get(household.id)}
                send={() =>
                  setSending({ household: household.id, name: household.name, link: household.link })
                }
                tick={(isSent) => (isSent ? tick(household.id, "invitation") : untick(household.id))}
                renew={() => {
                  pages.renew(household.id);
                  // The new link is to be sent again.
                  untick(household.id);
                }}
              />
            ))}
          </ul>
          <HouseholdCards ready={shown} words={words} />
          {sending !== null && <SendInvitation {...sending} days={days} close={() => setSending(null)} />}
        </>
      )}
    </section>
  );
}

function NoLinksYet({ pages, isInvited }: { pages: HouseholdCodes; isInvited: boolean }) {
  if (!isInvited) return <p className="note">Invite a household in the guest list first.</p>;
  if (pages.error !== null) return null;
  return (
    <p className="note">
      <output>
        {pages.isAsking ? "Getting the links ..." : "Your links will be here once the plan is saved online."}
      </output>
    </p>
  );
}

function DownloadLinks({ ready }: { ready: readonly { name: string; code: string; link: string }[] }) {
  const download = async () => {
    const { downloadLinks } = await import("./download-links.ts");
    downloadLinks(ready);
  };
  return (
    <button type="button" className="button button--line button--small" onClick={() => void download()}>
      All links as a table
    </button>
  );
}
