import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";
import { toolNames } from "#app/plan/ui/tool-ids.ts";

import type { Viewer } from "#app/plan/document/viewers.ts";
import { DisplayNameForm } from "./display-name-form.tsx";
import { roleNames } from "#app/plan/ui/role-names.ts";
import { useViewers } from "./use-viewers.ts";

import "./presence.css";

/** Maximum number shown by name; the others are counted. */
const mostShown = 6;

/** Who else is viewing the plan now, and which of its tools: a button in the header opens the list. */
export function Presence({ tool }: { tool: string }) {
  const others = useViewers(tool);
  const more = others.length - mostShown;
  return (
    <div className="presence">
      <button
        type="button"
        className="plan-header__action presence__button"
        popoverTarget="plan-viewers"
        aria-label={`Also viewing: ${others.length}`}
      >
        <PlanIcon name="guests" />
        {others.length > 0 && (
          <span className="presence__count" aria-hidden="true">
            {others.length}
          </span>
        )}
      </button>
      <div id="plan-viewers" popover="auto" className="presence__panel">
        <h2 className="heading-small">Also viewing</h2>
        {others.length === 0 ? (
          <p className="note">Nobody else has this plan open right now.</p>
        ) : (
          <ul aria-label="Also viewing">
            {others.slice(0, mostShown).map((viewer) => (
              <li key={viewer.id} data-role={viewer.role}>
                <span className="presence__initial" aria-hidden="true">
                  {viewer.name.match(/./u)?.[0] ?? "?"}
                </span>
                <span>
                  <bdi>{viewer.name === "" ? "Anonymous" : viewer.name}</bdi>{" "}
                  <small>{describeViewer(viewer)}</small>
                </span>
              </li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        )}
        <DisplayNameForm />
      </div>
    </div>
  );
}

/** What they view, and what their link allows: a name is only typed text. */
function describeViewer({ tool, role }: Viewer): string {
  const name = toolNames.find(({ id }) => id === tool)?.name ?? "the plan";
  return `${name}, ${roleNames[role]}`;
}
