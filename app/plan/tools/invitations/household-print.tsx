import { useMemo } from "react";

import { fileNameFromTitle } from "#app/plan/exports/download-file.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { invitedHouseholds } from "#app/plan/rules/rsvp/invited-households.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useGrid, usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { householdLink } from "#app/plan/ui/household-codes/household-link.ts";
import { useCardWords } from "#app/plan/ui/household-codes/use-card-words.ts";
import { useHouseholdCodes } from "#app/plan/ui/household-codes/use-household-codes.ts";
import { LinksCutOff } from "#app/plan/ui/links-cut-off.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { InvitationRequest } from "#app/stationery/workers/invitation-request.ts";

import { PrintButton } from "./print-button.tsx";

type HouseholdPrintProps = {
  /** Null for the save-the-date, which goes to everybody who is invited to anything. */
  event: EventRow | null;
  request: InvitationRequest;
  link: ToolProps["link"];
};

/** One PDF with a card for each household: this invitation, and on its back the name and how to reply. */
export function HouseholdPrint({ event, request, link }: HouseholdPrintProps) {
  const { here } = usePlan();
  const mayEdit = useCanEdit();
  const isOpen = useRow(rsvp, rsvpRowId)?.open ?? false;
  const cutOff = useCutOff();
  return (
    <section className="invitations__cards" aria-labelledby="household-cards">
      <h3 className="heading-small" id="household-cards">
        A card for each household
      </h3>
      <p className="note">
        One PDF for your print shop. On the back of each card are the household’s name, its code and a QR code
        that opens its reply page, and your number if you take replies by phone, in the household’s language.
      </p>
      {here.planId === null ? (
        <p>
          The codes need a plan that is saved online.{" "}
          <ThemeLink to="/plan/share" className="text-link">
            Save and get your link
          </ThemeLink>
        </p>
      ) : !isOpen || !mayEdit ? (
        <p>
          The codes work once guests can reply.{" "}
          <ThemeLink to={toolPath("rsvp", link)} className="text-link">
            Open RSVP
          </ThemeLink>
        </p>
      ) : cutOff !== null ? (
        <LinksCutOff why={cutOff} links="your households’ links and codes" link={link} />
      ) : (
        <PrintCards event={event} request={request} link={link} />
      )}
    </section>
  );
}

function PrintCards({ event, request, link }: HouseholdPrintProps) {
  const invited = useInvited(event);
  const backs = useBacks(invited, link);
  if (invited.length === 0) return <p>Invite a household in the guest list first.</p>;
  if (backs.error !== null) return <p role="alert">{backs.error}</p>;
  if (backs.ready.length < invited.length) return <p className="note">Getting the codes …</p>;
  const { names } = request.words;
  const count = `${invited.length} household${invited.length === 1 ? "" : "s"}`;
  return (
    <PrintButton
      label={`Download cards for ${count}`}
      most={invited.length}
      count={count}
      fileName={`${fileNameFromTitle(names)}-households.pdf`}
      request={() => ({ ...request, title: names, backs: backs.ready })}
    />
  );
}

function useInvited(event: EventRow | null) {
  const rows = useRows(households);
  const grid = useGrid(invitations);
  return useMemo(
    () =>
      invitedHouseholds(rows, grid.row).filter(
        ({ id }) => event === null || (grid.cell(id, event.id)?.invited ?? 0) > 0,
      ),
    [rows, grid, event],
  );
}

function useBacks(invited: readonly { id: string; name: string }[], link: ToolProps["link"]) {
  const plan = usePlan();
  const isSaved = useSyncState(plan)?.state === "saved";
  const theme = useRow(rsvp, rsvpRowId)?.theme ?? "standard";
  const ids = invited.map(({ id }) => id);
  const cards = useCardWords(ids);
  const { codes, error } = useHouseholdCodes(link?.key ?? plan.here.key, isSaved ? ids.join(" ") : "");
  const ready = invited.flatMap(({ id, name }) => {
    const [code, words] = [codes[id], cards.of(id)];
    if (code === undefined || words === undefined) return [];
    const { reply, scan, call } = words;
    return {
      household: name,
      reply,
      scan,
      where: `${window.location.host}/rsvp`,
      code: formatHouseholdCode(code),
      call,
      link: householdLink(code, theme),
    };
  });
  return { ready, error: error ?? cards.error };
}
