import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";

import { FullnessNote } from "./limits/fullness-note.tsx";
import { workWithoutSignal } from "./offline/work-without-signal.ts";
import { PlanOpening } from "./plan-on-device.tsx";
import { ProposalsProvider } from "./proposals/proposals-provider.tsx";
import { PlanProvider } from "./session/plan-provider.tsx";
import { openPlan, type PlanSession } from "./session/plan-session.ts";
import { notePlanHere, type PlanHere } from "./session/plans-here.ts";
import type { ToolProps } from "./tool-props.ts";
import type { Tool } from "./tools.ts";
import { PlanBar } from "./plan-bar.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

import "./plan.css";

type PlanWorkspaceProps = ToolProps & { here: PlanHere; tool: Tool };

/** A plan that is open: how it is kept, and the tool that is looked at. */
export default function PlanWorkspace({ here, tool, link, error }: PlanWorkspaceProps) {
  const session = useOpenPlan(here);
  if (session === "failed")
    return (
      <p className="plan__trouble" role="alert">
        This browser does not let the site store anything, so a plan cannot be kept here. In a private window
        that is usual: open the page in an ordinary one.
      </p>
    );
  if (session === null) return <PlanOpening />;
  return (
    <PlanProvider session={session}>
      <ProposalsProvider>
        <PlanBar tool={tool} link={link} />
        <FullnessNote />
        <OpenTool>
          <Suspense fallback={<PlanOpening />}>
            <tool.View link={link} error={error} />
          </Suspense>
        </OpenTool>
      </ProposalsProvider>
    </PlanProvider>
  );
}

function OpenTool({ children }: { children: ReactNode }) {
  const tool = useRef<HTMLDivElement>(null);
  useKeptFocus(tool);
  return (
    <div ref={tool} className="plan__tool">
      {children}
    </div>
  );
}

function useOpenPlan(here: PlanHere): PlanSession | "failed" | null {
  const [session, setSession] = useState<PlanSession | "failed" | null>(null);
  const { store, planId, key, role } = here;
  useEffect(() => {
    let isOver = false;
    let opened: PlanSession | null = null;
    openPlan({ store, planId, key, role }).then(
      (plan) => {
        if (isOver) return plan.close();
        opened = plan;
        notePlanHere(localStorage, plan.here);
        setSession(plan);
        workWithoutSignal();
      },
      () => setSession("failed"),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [store, planId, key, role]);
  return session;
}
