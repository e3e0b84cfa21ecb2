import { usePlan } from "./plan-provider.tsx";
import { useSyncState } from "./use-sync-state.ts";

/** Why a link opens nothing on the server: it was replaced or is wrong ('no-key'), or the plan was deleted ('gone'). */
export type CutOff = "no-key" | "gone";

/** Whether this device's copy is cut off from the plan online, and why; null while it isn't. */
export function useCutOff(): CutOff | null {
  const keeping = useSyncState(usePlan());
  if (keeping?.state !== "refused") return null;
  return keeping.why === "no-key" || keeping.why === "gone" ? keeping.why : null;
}
