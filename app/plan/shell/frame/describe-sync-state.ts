import type { SyncState } from "#app/plan/session/plan-connection.ts";

const reasons: Record<(SyncState & { state: "refused" })["why"], string> = {
  "no-key": "this link doesn’t work any more",
  gone: "the plan was deleted on our server",
  "too-large": "the plan is larger than our server takes",
  malformed: "our server couldn’t read a change",
  "not-yours": "only its author can change a suggestion",
};

/**
 * @param keeping null for a plan that is on this device only
 * @param isOffline whether the browser knows that it is: while a page opens it has no connection yet either
 */
export function describeSyncState(
  keeping: SyncState | null,
  device: "this phone" | "this computer",
  isOffline: boolean,
): string {
  const here = `Saved on ${device}`;
  switch (keeping?.state) {
    case undefined:
    case "shut":
      return here;
    case "kept":
      return "Saved and shared";
    case "sending":
      return "Saving …";
    case "waiting":
      if (keeping.changes === undefined) return isOffline ? `Offline: saved on ${device}` : here;
      return `Offline: ${keeping.changes} ${keeping.changes === 1 ? "change" : "changes"} waiting`;
    case "slowed":
      return `${here}: sent again in a moment`;
    case "refused":
      return `${here} only: ${reasons[keeping.why]}`;
  }
}
