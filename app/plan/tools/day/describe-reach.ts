import type { deviceName } from "#app/ui/design-system/device-name.ts";
import type { SyncState } from "#app/plan/session/plan-connection.ts";

/** Whether changes have reached the others, in words and for the colour. */
export type Reach = { text: string; tone: "good" | "waiting" | "alone" };

/**
 * @param keeping null for a plan that is on this device only
 * @param device where it is open
 * @param mayEdit whether the link that is open can change anything
 */
export function describeReach(
  keeping: SyncState | null,
  device: ReturnType<typeof deviceName>,
  mayEdit: boolean,
): Reach {
  switch (keeping?.state) {
    case undefined:
      return { text: `Only on ${device}`, tone: "alone" };
    case "saved":
      return { text: mayEdit ? "Everyone with a signal has the latest." : "Up to date", tone: "good" };
    case "sending":
    case "slowed":
      return { text: "Sending …", tone: "waiting" };
    case "waiting":
    case "shut":
      return { text: describeWaiting(keeping), tone: "waiting" };
    case "refused":
      return { text: `Not shared: only on ${device}`, tone: "alone" };
  }
}

function describeWaiting(keeping: SyncState): string {
  const changes = keeping.state === "waiting" ? (keeping.changes ?? 0) : 0;
  if (changes === 0) return "Waiting for a signal";
  return `Waiting for a signal: ${changes} ${changes === 1 ? "change" : "changes"}`;
}
