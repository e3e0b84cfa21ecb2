import { useMemo, useSyncExternalStore } from "react";

import { parseIncoming, readIncomingText, type Incoming } from "#app/plan/session/outbox/arrivals.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";

/** What came into the open plan on this device, and what is asked about it. */
export function useIncoming(): Incoming {
  const { store } = usePlan().here;
  const text = useSyncExternalStore(watch, () => readIncomingText(localStorage, store));
  return useMemo(() => parseIncoming(text), [text]);
}

function watch(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
