import { useEffect, useState } from "react";

import type { Keeping } from "#app/plan/session/plan-connection.ts";

import type { OpenDocument } from "./plan-session.ts";

/** How a document is kept on the server; null when it is on this device alone. */
export function useKeeping({ connection }: Pick<OpenDocument, "connection">): Keeping | null {
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  useEffect(() => connection?.onKeeping(setKeeping), [connection]);
  return connection === null ? null : keeping;
}
