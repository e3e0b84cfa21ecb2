import { useMemo, useSyncExternalStore } from "react";

import { parseIncoming, readIncomingText, type Incoming } from "#app/plan/session/outbox/arrivals.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { watchStorage } from "#app/site/watch-storage.ts";

/** What came into the open plan on this device, and what is asked about it. */
export function useIncoming(): Incoming {
  const { store } = usePlan().here;
  const text = useSyncExternalStore(watchStorage, () => readIncomingText(localStorage, store));
  return useMemo(() => parseIncoming(text), [text]);
}
