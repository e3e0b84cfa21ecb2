import { useEffect, useState } from "react";

import type { SyncState } from "./plan-connection.ts";

import type { OpenDocument } from "./plan-session.ts";

/** The synchronisation state of a document; null when it is on this device only. */
export function useSyncState({ connection }: Pick<OpenDocument, "connection">): SyncState | null {
  const [keeping, setKeeping] = useState<SyncState | null>(null);
  useEffect(() => connection?.onKeeping(setKeeping), [connection]);
  return connection === null ? null : keeping;
}
