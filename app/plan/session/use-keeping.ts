import { useEffect, useState } from "react";

import type { Keeping } from "#app/plan/plan-connection.ts";

import { usePlan } from "./plan-provider.tsx";

/** How the plan is kept on the server; null when it is on this device alone. */
export function useKeeping(): Keeping | null {
  const { connection } = usePlan();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  useEffect(() => connection?.onKeeping(setKeeping), [connection]);
  return connection === null ? null : keeping;
}
