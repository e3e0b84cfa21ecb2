import { useRef } from "react";
import { href } from "react-router";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import type { PlanRole } from "#app/plan/document/parts-and-roles.ts";
import { exportPlan } from "#app/plan/exports/export-plan.ts";
import type { DevicePlan } from "#app/plan/session/device-plans.ts";
import { isExample } from "#app/plan/session/example/example-tab.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { ShareLink } from "#app/plan/tools/share/share-link.tsx";
import { SaveOnServer } from "#app/plan/tools/share/save-on-server.tsx";
import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

const purposes: Record<PlanRole, string> = {
  edit: "for the two of you and your planner",
  propose: "for family: they suggest, you decide",
  view: "for everyone else",
};

/** The same, read by who has a link of the couple. */
const purposesForFamily: Record<PlanRole, string> = {
  ...purposes,
  propose: "for family: they suggest, the couple decides",
};

/** A button that opens the links of the plan, one press from everywhere. */
export function ShareSheet({ link }: { link: PrivatePlanLink | null }) {
  const { here, document } = usePlan();
  const sheet = useRef<HTMLDivElement>(null);
  const why = useCutOff();
  const isGone = why !== null;
  const links = isGone ? [] : linksOf(link, here);
  return (
    <>
      <button type="button" className="plan-header__action" popoverTarget="plan-share-sheet">
        <PlanIcon name="share" />
        <span>Share</span>
      </button>
      <div
        ref={sheet}
        id="plan-share-sheet"
        popover="auto"
        className="plan-sheet share-sheet"
        aria-labelledby="plan-share-heading"
      >
        <h2 className="heading-small" id="plan-share-heading">
          Share your plan
        </h2>
        {isExample(here) && <p>This is an example. Start your own plan to share it.</p>}
        {isGone && (
          <p>
            {why === "gone"
              ? "The plan online was deleted, and its links with it."
              : "This link no longer works, so there is nothing to pass on."}{" "}
            The copy on {deviceName()} is still here.
          </p>
        )}
        {links.length === 0 && !isGone && !isExample(here) && (
          <>
            <p>Your plan is only on {deviceName()}. Save it online to share it. No account needed.</p>
            <SaveOnServer label="Save online and get your link" />
          </>
        )}
        {links.length > 0 && (
          <ul className="share-sheet__links">
            {links.map(({ role, key }) => (
              <ShareLink
                key={role}
                role={role}
                purpose={here.role === "edit" ? purposes[role] : purposesForFamily[role]}
                path={href("/plans/:key/:tool?", { key })}
              />
            ))}
          </ul>
        )}
        <p className="share-sheet__more">
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => void exportPlan("copy", document, here.planId ?? here.store)}
          >
            Download a backup
          </button>
          <ThemeLink to={toolPath("share", link)} onClick={() => sheet.current?.hidePopover()}>
            Save &amp; share
          </ThemeLink>
        </p>
      </div>
    </>
  );
}

/** The links that may be passed on from here: all of them with the link to edit, else the one that is open. */
function linksOf(link: PrivatePlanLink | null, here: DevicePlan): { role: PlanRole; key: string }[] {
  if (link?.keys)
    return [
      { role: "edit", key: link.keys.edit },
      { role: "propose", key: link.keys.propose },
      { role: "view", key: link.keys.view },
    ];
  return here.key === null ? [] : [{ role: here.role, key: here.key }];
}
