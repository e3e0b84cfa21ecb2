import { useMemo } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import { useCanEdit, usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useAnswers } from "#app/plan/ui/use-answers.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { HouseholdLinks } from "./household-links.tsx";
import { invitedHouseholds, type InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import { MissingGuestsPanel } from "./missing-guests-panel.tsx";
import { ReplyHelpersPanel } from "./reply-helpers-panel.tsx";
import { ReplySummary } from "./reply-summary.tsx";
import { RsvpSettings } from "./rsvp-settings.tsx";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { useHouseholdCodes } from "#app/plan/ui/household-codes/use-household-codes.ts";

import "./rsvp-tool.css";

/** A page for each household with its reply form; a reply is in the guest list at once. */
export default function RsvpTool({ link }: ToolProps) {
  const { here } = usePlan();
  const mayEdit = useCanEdit();
  const rows = useRows(households);
  const grid = useAnswers();
  const invited = useMemo(() => invitedHouseholds(rows, grid.row), [rows, grid]);
  return (
    <>
      <section className="plan__section rsvp" aria-labelledby="plan-rsvp">
        <h2 className="heading-large" id="plan-rsvp">
          RSVP
        </h2>
        <p className="rsvp__says">
          {mayEdit
            ? "Send each household a link. They see only their events and reply on any phone, no account needed. Their reply, names and diets arrive in your guest list within seconds."
            : "Each household replies on its own page. Here you see how many guests are coming to each event."}
        </p>
        <ReplySummary invited={invited} link={link} />
        <MissingGuestsPanel />
        <RsvpSettings />
      </section>
      {here.planId === null ? (
        <p className="plan__section panel rsvp__first">
          Your households’ links need a plan that is saved online.{" "}
          <ThemeLink to="/plan/share" className="text-link">
            Save and get the links
          </ThemeLink>
        </p>
      ) : (
        mayEdit && <HouseholdPages invited={invited} planKey={link?.key ?? here.key} />
      )}
    </>
  );
}

type HouseholdPagesProps = { invited: readonly InvitedHousehold[]; planKey: string | null };

/** The households' links and whoever may collect replies; only while guests can reply. */
function HouseholdPages({ invited, planKey }: HouseholdPagesProps) {
  const isOpen = useRow(rsvp, rsvpRowId)?.open ?? false;
  const isSaved = useSyncState(usePlan())?.state === "saved";
  const ids = invited.map(({ id }) => id).join(" ");
  const pages = useHouseholdCodes(planKey, isSaved && isOpen ? ids : "");
  if (!isOpen) return null;
  return (
    <>
      <HouseholdLinks invited={invited} pages={pages} />
      {planKey !== null && <ReplyHelpersPanel invited={invited} planKey={planKey} />}
    </>
  );
}
