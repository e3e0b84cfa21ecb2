import { toolNames } from "#app/plan/ui/tool-ids.ts";

import type { Viewer } from "#app/plan/document/viewers.ts";
import { DisplayNameForm } from "./display-name-form.tsx";
import { roleNames } from "#app/plan/ui/role-names.ts";
import { useViewers } from "./use-viewers.ts";

import "./presence.css";

/** So many are shown by name; the others are counted. */
const mostShown = 6;

/** Who else looks at the plan now, and at which of its tools. */
export function Presence({ tool }: { tool: string }) {
  const others = useViewers(tool);
  const more = others.length - mostShown;
  return (
    <div className="presence">
      <DisplayNameForm />
      {others.length > 0 && (
        <ul aria-label="Looking at the plan now">
          {others.slice(0, mostShown).map((looker) => (
            <li key={looker.id} data-role={looker.role}>
              <span className="presence__initial" aria-hidden="true">
                {looker.name.match(/./u)?.[0] ?? "?"}
              </span>
              <span>
                <bdi>{looker.name === "" ? "Somebody" : looker.name}</bdi> <small>{whatOf(looker)}</small>
              </span>
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
    </div>
  );
}

/** What they look at, and what their link allows: whoever calls themselves the bride is not one by that. */
function whatOf({ tool, role }: Viewer): string {
  const name = toolNames.find(({ id }) => id === tool)?.name ?? "the plan";
  return `${name}, ${roleNames[role]}`;
}
