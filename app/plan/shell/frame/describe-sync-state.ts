import type { SyncState } from "#app/plan/session/plan-connection.ts";

/** Short: on a phone the header has two lines for it. */
const reasons: Record<Exclude<(SyncState & { state: "refused" })["why"], "gone">, string> = {
  "no-key": "Link no longer works",
  "too-large": "Too large to save online",
  malformed: "A change can’t be saved online",
  "not-yours": "Only its author can change it",
};

/**
 * Whether the plan is on this device only and nothing is wrong with that: it was never saved online, or was
 * deleted there on purpose.
 */
export const isOnDeviceOnly = (keeping: SyncState | null): boolean =>
  keeping === null || (keeping.state === "refused" && keeping.why === "gone");

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
    case "saved":
      return "Saved and shared";
    case "sending":
      return "Saving …";
    case "waiting":
      if (keeping.changes === undefined) return isOffline ? `Offline: saved on ${device}` : here;
      return `Offline: ${keeping.changes} ${keeping.changes === 1 ? "change" : "changes"} waiting`;
    case "slowed":
      return `${here}: sent again in a moment`;
    case "refused":
      if (keeping.why === "gone") return `Online plan deleted. ${here}`;
      return `${reasons[keeping.why]}: only on ${device}`;
  }
}
