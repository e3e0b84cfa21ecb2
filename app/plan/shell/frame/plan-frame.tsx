import { useMemo, useState, type ReactNode } from "react";

import { RoseMark } from "#app/ui/illustrations/ornament.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import type { ToolId } from "#app/plan/ui/tool-ids.ts";

import { HeaderSlotContext } from "./header-slot.ts";
import { PlanBottomBar, PlanSideBar, PlanTabs } from "./plan-navigation.tsx";
import { usePressedTool } from "./use-pressed-tool.ts";
import { useRenderedTool } from "./use-rendered-tool.ts";

import "./plan-frame.css";
import "./plan-navigation.css";

type PlanFrameProps = {
  tool: ToolId;
  link: PrivatePlanLink | null;
  /** The plan's title where the server knows it; an open plan says its own. */
  knownTitle?: string;
  children: ReactNode;
};

/**
 * The page around the plan, in place of the site's own header and footer: the server renders it, and the
 * plan fills the header once it is open.
 */
export function PlanFrame({ tool: opened, link, knownTitle = "", children }: PlanFrameProps) {
  const tool = useRenderedTool(opened);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState(knownTitle);
  const navigation = { tool, link, ...usePressedTool(tool) };
  const header = useMemo(() => ({ slot, setTitle }), [slot]);
  return (
    <HeaderSlotContext value={header}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="plan-app" data-tool={tool}>
        <header className="plan-header">
          <ThemeLink to="/" className="plan-header__home" aria-label="Wild Rose Weddings, home">
            <RoseMark />
          </ThemeLink>
          <h1 className="plan-header__title">
            <bdi>{title === "" ? "Your plan" : title}</bdi>
          </h1>
          <div ref={setSlot} className="plan-header__plan" />
        </header>
        <PlanSideBar {...navigation} />
        <main id="content" tabIndex={-1}>
          <PlanTabs {...navigation} />
          <div className="plan">{children}</div>
        </main>
        <PlanBottomBar {...navigation} />
      </div>
    </HeaderSlotContext>
  );
}
