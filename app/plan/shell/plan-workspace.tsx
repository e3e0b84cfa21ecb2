import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";

import { DocumentUnavailable } from "#app/plan/ui/availability/document-unavailable.tsx";
import { RedactionNote } from "./redaction-note.tsx";
import { LocalCopyNote } from "./local-copy-note.tsx";
import { useHasArrived } from "#app/plan/ui/availability/use-has-arrived.ts";
import { useVisiblePart } from "./use-visible-part.ts";
import { SizeLimitNote } from "./size-limit-note.tsx";
import { registerServiceWorker } from "./offline/register-service-worker.ts";
import { PlanLoading } from "#app/plan/ui/loading/plan-loading.tsx";
import type { OpenablePart } from "#app/plan/document/parts-and-roles.ts";
import { MissingGuestsNote } from "#app/plan/tools/rsvp/missing-guests-note.tsx";
import { PendingSuggestionsNote } from "#app/plan/tools/family/pending-suggestions-note.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ProposalsProvider } from "#app/plan/tools/family/proposals-provider.tsx";
import { PlanProvider } from "#app/plan/session/plan-provider.tsx";
import { openPlan, type PlanSession } from "#app/plan/session/plan-session.ts";
import type { DevicePlan } from "#app/plan/session/device-plans.ts";
import { isExample } from "#app/plan/session/example/example-tab.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import type { Tool } from "./tools.ts";
import { ExampleBar } from "./example-bar.tsx";
import { ArrivalsNote } from "./arrivals/arrivals-note.tsx";
import { PlanHeader } from "./frame/plan-header.tsx";
import { ToolView } from "./tool-view.tsx";
import { useFocusRestore } from "./use-focus-restore.ts";

import "./plan.css";

/** Tools that say themselves which suggestions wait: Today does so under 'Next'. */
const showsSuggestions: ReadonlySet<Tool["id"]> = new Set(["today", "proposals"]);

type PlanWorkspaceProps = ToolProps & { here: DevicePlan; tool: Tool };

/** A plan that is open: its header, and the open tool. */
export default function PlanWorkspace({ here, ...toolProps }: PlanWorkspaceProps) {
  const [session, part] = useOpenPlan(here);
  if (session === "failed")
    return (
      <p className="plan__error" role="alert">
        This browser doesn&rsquo;t let us save anything, so we can&rsquo;t open a plan here. That is usual in
        a private window: open this page in an ordinary one.
      </p>
    );
  if (session === null || session.here.part !== part) return <PlanLoading />;
  return <OpenPlan session={session} {...toolProps} />;
}

type OpenPlanProps = ToolProps & { session: PlanSession; tool: Tool };

/** Its tools, once the device has it: a plan that never came would look like one with nothing in it. */
function OpenPlan({ session, tool, link, error }: OpenPlanProps) {
  const hasArrived = useHasArrived(session);
  if (!hasArrived) return <DocumentUnavailable missing="plan" opened={session} />;
  return (
    <PlanProvider session={session}>
      <ProposalsProvider>
        <PlanHeader tool={tool.id} link={link} />
        {isExample(session.here) && <ExampleBar />}
        {tool.id !== "rsvp" && <MissingGuestsNote to={toolPath("rsvp", link)} />}
        {!showsSuggestions.has(tool.id) && <PendingSuggestionsNote to={toolPath("proposals", link)} />}
        <LocalCopyNote />
        <RedactionNote />
        <SizeLimitNote />
        <OpenTool>
          <ArrivalsNote tool={tool.id} link={link} />
          <Suspense fallback={<PlanLoading />}>
            <ToolView tool={tool} link={link} error={error} />
          </Suspense>
        </OpenTool>
      </ProposalsProvider>
    </PlanProvider>
  );
}

function OpenTool({ children }: { children: ReactNode }) {
  const tool = useRef<HTMLDivElement>(null);
  useFocusRestore(tool);
  return (
    <div ref={tool} className="plan__tool">
      {children}
    </div>
  );
}

/** @returns the plan, and what is to be opened of it: another part than that of the plan while it is changed */
function useOpenPlan(here: DevicePlan): [PlanSession | "failed" | null, OpenablePart] {
  const [session, setSession] = useState<PlanSession | "failed" | null>(null);
  const part = useVisiblePart(here, session === "failed" ? null : session);
  const { store, planId, key, role, authorSecret } = here;
  useEffect(() => {
    let isOver = false;
    let opened: PlanSession | null = null;
    openAnyPlan({ store, planId, key, role, part, authorSecret }).then(
      (plan) => {
        if (isOver) return plan.close();
        opened = plan;
        setSession(plan);
        registerServiceWorker();
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

/** The example is made in memory by a chunk of its own. */
async function openAnyPlan(here: DevicePlan): Promise<PlanSession> {
  if (!isExample(here)) return openPlan(here);
  const { openExampleSession } = await import("#app/plan/session/example/open-example-session.ts");
  return openExampleSession();
}
