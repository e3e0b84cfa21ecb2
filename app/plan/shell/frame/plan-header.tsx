import { useEffect } from "react";
import { createPortal } from "react-dom";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { useProposals } from "#app/plan/tools/family/proposals-provider.tsx";
import { usePlan, useRow } from "#app/plan/session/plan-provider.tsx";
import { isExample } from "#app/plan/session/example/example-tab.ts";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import type { ToolId } from "#app/plan/ui/tool-ids.ts";

import { Presence } from "#app/plan/shell/presence/presence.tsx";
import { useHeaderSlot } from "./header-slot.ts";
import { ShareSheet } from "./share-sheet.tsx";
import { SyncStateNote } from "./sync-state-note.tsx";
import { UndoButtons } from "./undo-buttons.tsx";

/** The open plan's part of the header: its names, where it is saved, who else is here, undo and share. */
export function PlanHeader({ tool, link }: { tool: ToolId; link: PrivatePlanLink | null }) {
  const { slot, setTitle } = useHeaderSlot();
  const plan = usePlan();
  const title = useRow(wedding, weddingRowId)?.title ?? "";
  useEffect(() => {
    setTitle(title);
    return () => setTitle("");
  }, [title, setTitle]);
  if (slot === null) return null;
  return createPortal(
    <>
      <SavingStatus />
      <div className="plan-header__actions">
        <UndoButtons />
        {plan.connection !== null && <Presence tool={tool} />}
        <ShareSheet link={link} />
      </div>
    </>,
    slot,
  );
}

function SavingStatus() {
  const plan = usePlan();
  const proposals = useProposals();
  const keeping = useSyncState((plan.here.role === "propose" && proposals) || plan);
  if (isExample(plan.here)) return <output className="plan-status">Example: not saved</output>;
  // A link to suggest changes nothing but the suggestions.
  return <SyncStateNote keeping={keeping} />;
}
