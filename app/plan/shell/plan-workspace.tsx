import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";

import { AbsentDocument } from "#app/plan/availability/absent-document.tsx";
import { OutlineNote } from "./redaction-note.tsx";
import { OwnCopyNote } from "./local-copy-note.tsx";
import { useArrived } from "#app/plan/ui/availability/use-has-arrived.ts";
import { useShownPart } from "./use-visible-part.ts";
import { FullnessNote } from "./size-limit-note.tsx";
import { workWithoutSignal } from "./offline/register-service-worker.ts";
import { PlanOpening } from "#app/plan/ui/loading/plan-loading.tsx";
import type { OpenedPart } from "#app/plan/plan-part.ts";
import { ProposalsProvider } from "#app/plan/tools/family/proposals-provider.tsx";
import { PlanProvider } from "#app/plan/session/plan-provider.tsx";
import { openPlan, type PlanSession } from "#app/plan/session/plan-session.ts";
import { notePlanHere, type PlanHere } from "#app/plan/session/plans-here.ts";
import type { ToolProps } from "#app/plan/tool-props.ts";
import type { Tool } from "#app/plan/tools.ts";
import { PlanBar } from "./plan-bar.tsx";
import { useKeptFocus } from "./use-focus-restore.ts";

import "./plan.css";

type PlanWorkspaceProps = ToolProps & { here: PlanHere; tool: Tool };

/** A plan that is open: how it is kept, and the tool that is looked at. */
export default function PlanWorkspace({ here, ...toolProps }: PlanWorkspaceProps) {
  const [session, part] = useOpenPlan(here);
  if (session === "failed")
    return (
      <p className="plan__trouble" role="alert">
        This browser does not let the site store anything, so a plan cannot be kept here. In a private window
        that is usual: open the page in an ordinary one.
      </p>
    );
  if (session === null || session.here.part !== part) return <PlanOpening />;
  return <OpenPlan session={session} {...toolProps} />;
}

type OpenPlanProps = ToolProps & { session: PlanSession; tool: Tool };

/** Its tools, once the device has it: a plan that never came would look like one with nothing in it. */
function OpenPlan({ session, tool, link, error }: OpenPlanProps) {
  const hasArrived = useArrived(session);
  useEffect(() => {
    if (hasArrived) notePlanHere(localStorage, session.here);
  }, [hasArrived, session]);
  if (!hasArrived) return <AbsentDocument missing="plan" opened={session} />;
  return (
    <PlanProvider session={session}>
      <ProposalsProvider>
        <PlanBar tool={tool} link={link} />
        <OwnCopyNote />
        <OutlineNote />
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

/** @returns the plan, and what is to be opened of it: another part than that of the plan while it is changed */
function useOpenPlan(here: PlanHere): [PlanSession | "failed" | null, OpenedPart] {
  const [session, setSession] = useState<PlanSession | "failed" | null>(null);
  const part = useShownPart(here, session === "failed" ? null : session);
  const { store, planId, key, role, authorSecret } = here;
  useEffect(() => {
    let isOver = false;
    let opened: PlanSession | null = null;
    openPlan({ store, planId, key, role, part, authorSecret }).then(
      (plan) => {
        if (isOver) return plan.close();
        opened = plan;
        setSession(plan);
        workWithoutSignal();
      },
      () => setSession("failed"),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [store, planId, key, role, part, authorSecret]);
  return [session, part];
}
