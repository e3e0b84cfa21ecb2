import { useRef } from "react";

import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { ThemeToggle } from "#app/site/frame/theme-toggle.tsx";
import { toolNames, type ToolId } from "#app/plan/ui/tool-ids.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";

import { groupOf, moreTools, navigationGroups, toolIcons, toolName } from "./navigation-groups.ts";

type NavigationProps = { tool: ToolId; link: PrivatePlanLink | null };

/** All tools of the plan, at the side of a wide window. */
export function PlanSideBar({ tool, link }: NavigationProps) {
  return (
    <nav aria-label="Your plan" className="plan-side">
      <ul>
        {toolNames.map(({ id, name }) => (
          <li key={id}>
            <ThemeLink to={toolPath(id, link)} aria-current={id === tool ? "page" : undefined}>
              <PlanIcon name={toolIcons[id]} />
              {name}
            </ThemeLink>
          </li>
        ))}
      </ul>
      <SiteLinks />
    </nav>
  );
}

/** The tools of the plan at the bottom of a phone: four groups, and everything else behind 'More'. */
export function PlanBottomBar({ tool, link }: NavigationProps) {
  const open = groupOf(tool);
  return (
    <nav aria-label="Your plan" className="plan-bar">
      <ul>
        {navigationGroups.map((group) => (
          <li key={group.name}>
            <ThemeLink
              to={toolPath(group.tools[0], link)}
              aria-current={group === open ? (group.tools[0] === tool ? "page" : "true") : undefined}
            >
              <PlanIcon name={group.icon} />
              {group.name}
            </ThemeLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            popoverTarget="plan-more"
            aria-current={open === undefined ? "true" : undefined}
          >
            <PlanIcon name="more" />
            More
          </button>
        </li>
      </ul>
      <MoreSheet tool={tool} link={link} />
    </nav>
  );
}

/** The tools of the open group, below the header of a phone; nothing where a group has one tool. */
export function PlanTabs({ tool, link }: NavigationProps) {
  const tools = groupOf(tool)?.tools ?? [];
  if (tools.length < 2) return null;
  return (
    <nav aria-label={groupOf(tool)?.name} className="plan-tabs">
      <ul>
        {tools.map((id) => (
          <li key={id}>
            <ThemeLink to={toolPath(id, link)} aria-current={id === tool ? "page" : undefined}>
              {toolName(id)}
            </ThemeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser opens and closes it, also without scripts. */
function MoreSheet({ tool, link }: NavigationProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div ref={sheet} id="plan-more" popover="auto" className="plan-sheet">
      <ul className="plan-sheet__tools">
        {moreTools.map((id) => (
          <li key={id}>
            <ThemeLink
              to={toolPath(id, link)}
              aria-current={id === tool ? "page" : undefined}
              onClick={() => sheet.current?.hidePopover()}
            >
              <PlanIcon name={toolIcons[id]} />
              {toolName(id)}
            </ThemeLink>
          </li>
        ))}
      </ul>
      <SiteLinks />
    </div>
  );
}

/** The ways out of the plan, and the theme. */
function SiteLinks() {
  return (
    <div className="plan-site-links">
      <ThemeLink to="/vendors">Vendors</ThemeLink>
      <ThemeLink to="/venues">Venues</ThemeLink>
      <ThemeLink to="/planning-tools">Planning tools</ThemeLink>
      <ThemeLink to="/privacy">Privacy</ThemeLink>
      <ThemeToggle />
    </div>
  );
}
