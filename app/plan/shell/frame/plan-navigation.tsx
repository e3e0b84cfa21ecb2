import { memo, useCallback, useRef } from "react";

import { PlanIcon, type PlanIconName } from "#app/plan/ui/plan-icon.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { ThemeToggle } from "#app/site/frame/theme-toggle.tsx";
import { toolNames, type ToolId } from "#app/plan/ui/tool-ids.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";

import { groupOf, moreTools, navigationGroups, toolIcons, toolName } from "./navigation-groups.ts";
import type { PressedTool } from "./use-pressed-tool.ts";

type NavigationProps = PressedTool & { tool: ToolId; link: PrivatePlanLink | null };

/** All tools of the plan, at the side of a wide window. */
export function PlanSideBar(navigation: NavigationProps) {
  return (
    <nav aria-label="Your plan" className="plan-side">
      <ul>
        {toolNames.map(({ id, name }) => (
          <li key={id}>
            <ToolLink {...linkTo(id, navigation)} icon={toolIcons[id]} name={name} />
          </li>
        ))}
      </ul>
      <SiteLinks />
    </nav>
  );
}

/** The tools of the plan at the bottom of a phone: four groups, and everything else behind 'More'. */
export function PlanBottomBar(navigation: NavigationProps) {
  const { tool } = navigation;
  const open = groupOf(tool);
  return (
    <nav aria-label="Your plan" className="plan-bar">
      <ul>
        {navigationGroups.map((group) => (
          <li key={group.name}>
            <ToolLink
              {...linkTo(group.tools[0], navigation)}
              isNear={group === open}
              icon={group.icon}
              name={group.name}
            />
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
      <MoreSheet {...navigation} />
    </nav>
  );
}

/** The tools of the open group, below the header of a phone; nothing where a group has one tool. */
export function PlanTabs(navigation: NavigationProps) {
  const { tool } = navigation;
  const tools = groupOf(tool)?.tools ?? [];
  if (tools.length < 2) return null;
  return (
    <nav aria-label={groupOf(tool)?.name} className="plan-tabs">
      <ul>
        {tools.map((id) => (
          <li key={id}>
            <ToolLink {...linkTo(id, navigation)} name={toolName(id)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser opens and closes it, also without scripts. */
function MoreSheet(navigation: NavigationProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useCallback(() => sheet.current?.hidePopover(), []);
  return (
    <div ref={sheet} id="plan-more" popover="auto" className="plan-sheet">
      <ul className="plan-sheet__tools">
        {moreTools.map((id) => (
          <li key={id}>
            <ToolLink {...linkTo(id, navigation)} onPress={close} icon={toolIcons[id]} name={toolName(id)} />
          </li>
        ))}
      </ul>
      <SiteLinks />
    </div>
  );
}

/** What a link to a tool needs to know of where one is. */
function linkTo(to: ToolId, { tool, link, pressed, press }: NavigationProps) {
  return { to, path: toolPath(to, link), isOpen: to === tool, isPressed: to === pressed, press };
}

type ToolLinkProps = ReturnType<typeof linkTo> & {
  /** Another tool of its group is open. */
  isNear?: boolean;
  onPress?: () => void;
  icon?: PlanIconName;
  name: string;
};

/**
 * Leads to a tool; pressed, it looks so at once, while a long tool is rendered behind it. A press renders the
 * pressed link alone again.
 */
const ToolLink = memo(function ToolLink({
  to,
  path,
  isOpen,
  isNear,
  isPressed,
  press,
  onPress,
  icon,
  name,
}: ToolLinkProps) {
  return (
    <ThemeLink
      to={path}
      aria-current={isOpen ? "page" : isNear ? "true" : undefined}
      data-pressed={isPressed || undefined}
      onClick={(event) => {
        press(to, event);
        onPress?.();
      }}
    >
      {icon !== undefined && <PlanIcon name={icon} />}
      {name}
    </ThemeLink>
  );
});

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
