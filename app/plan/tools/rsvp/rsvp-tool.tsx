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
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { LinksCutOff } from "#app/plan/ui/links-cut-off.tsx";
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
        mayEdit && <HouseholdPages invited={invited} link={link} />
      )}
    </>
  );
}

type HouseholdPagesProps = { invited: readonly InvitedHousehold[]; link: ToolProps["link"] };

/** The households' links and whoever may collect replies; only while guests can reply. */
function HouseholdPages({ invited, link }: HouseholdPagesProps) {
  const plan = usePlan();
  const planKey = link?.key ?? plan.here.key;
  const isOpen = useRow(rsvp, rsvpRowId)?.open ?? false;
  const isSaved = useSyncState(plan)?.state === "saved";
  const cutOff = useCutOff();
  const ids = invited.map(({ id }) => id).join(" ");
  const pages = useHouseholdCodes(planKey, isSaved && isOpen ? ids : "");
  if (!isOpen) return null;
  return (
    <>
      {cutOff === null ? (
        <HouseholdLinks invited={invited} pages={pages} />
      ) : (
        <section className="plan__section" aria-labelledby="rsvp-links">
          <h2 className="heading-large" id="rsvp-links">
            Links to hand out
          </h2>
          <LinksCutOff why={cutOff} links="your households’ and relatives’ links" link={link} />
        </section>
      )}
      {planKey !== null && <ReplyHelpersPanel invited={invited} planKey={planKey} />}
    </>
  );
}
