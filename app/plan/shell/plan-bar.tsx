import { useEffect, useRef, useSyncExternalStore } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { SyncState } from "#app/plan/session/plan-connection.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { Presence } from "./presence/presence.tsx";
import { useProposals } from "#app/plan/tools/family/proposals-provider.tsx";
import { PendingSuggestionsNote } from "#app/plan/tools/family/pending-suggestions-note.tsx";
import { toolNames } from "#app/plan/ui/tool-ids.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { Tool } from "./tools.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";

/** What stands above every tool: how the plan is kept, and undo and redo. */
export function PlanBar({ tool, link }: { tool: Tool; link: PrivatePlanLink | null }) {
  const bar = useRef<HTMLElement>(null);
  // On a telephone the tabs are wider than the window: the one that is open is in sight.
  useEffect(() => {
    const open = bar.current?.querySelectorAll("a")[toolNames.findIndex(({ id }) => id === tool.id)];
    if (bar.current && open)
      bar.current.scrollLeft = open.offsetLeft + open.offsetWidth / 2 - bar.current.clientWidth / 2;
  }, [tool.id]);
  return (
    <div className="plan-bar">
      <nav aria-label="Your plan" className="plan-bar__tools" ref={bar}>
        <ul>
          {toolNames.map(({ id, name }) => (
            <li key={id}>
              <ThemeLink
                to={toolPath(id, link)}
                preventScrollReset
                aria-current={id === tool.id ? "page" : undefined}
              >
                {name}
              </ThemeLink>
            </li>
          ))}
        </ul>
      </nav>
      <PlanKeeping />
      <PendingSuggestionsNote to={toolPath("proposals", link)} />
      <UndoButtons />
      {usePlan().connection !== null && <Presence tool={tool.id} />}
    </div>
  );
}

const words: Record<SyncState["state"], string> = {
  kept: "Kept on the server",
  sending: "Being kept on the server ...",
  waiting: "Kept on this device, waiting for a signal",
  slowed: "Kept on this device: very much was sent at once, it is sent again in a moment",
  shut: "Saved on this device",
  refused: "Kept on this device only",
};

const reasons = {
  "no-key": "the link does not open the plan any more",
  gone: "the plan was deleted on the server",
  "too-large": "the plan has become larger than the server takes",
  malformed: "the server could not read a change",
  "not-yours": "only whoever made a suggestion can change it",
} as const;

function PlanKeeping() {
  const plan = usePlan();
  const proposals = useProposals();
  // Who may only propose writes nothing but proposals.
  return <SyncStateNote keeping={useSyncState((plan.here.role === "propose" && proposals) || plan)} />;
}

/** Says how the plan is kept on the server; without a word of that it is on this device alone. */
export function SyncStateNote({ keeping }: { keeping: SyncState | null }) {
  const text =
    keeping === null
      ? "Kept on this device"
      : words[keeping.state] + (keeping.state === "refused" ? `: ${reasons[keeping.why]}` : "");
  return (
    <output className="plan-bar__keeping" data-keeping={keeping?.state ?? "here"}>
      <Icon name={keeping?.state === "kept" || keeping === null ? "check" : "clock"} />
      {text}
    </output>
  );
}

function UndoButtons() {
  const { undo } = usePlan();
  const isOnUndo = useSyncExternalStore(
    (changed) => {
      undo.on("stack-item-added", changed);
      undo.on("stack-item-popped", changed);
      return () => {
        undo.off("stack-item-added", changed);
        undo.off("stack-item-popped", changed);
      };
    },
    () => `${undo.canUndo()} ${undo.canRedo()}`,
  );
  if (!useCanEdit()) return null;
  const [canUndo, canRedo] = isOnUndo.split(" ");
  return (
    <p className="plan-bar__undo">
      <button
        type="button"
        className="button button--line button--small"
        disabled={canUndo !== "true"}
        onClick={() => undo.undo()}
      >
        Undo
      </button>
      <button
        type="button"
        className="button button--line button--small"
        disabled={canRedo !== "true"}
        onClick={() => undo.redo()}
      >
        Redo
      </button>
    </p>
  );
}
