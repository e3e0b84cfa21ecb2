import { useEffect, useState } from "react";

import type { OpenDocument } from "#app/plan/session/plan-session.ts";

/** Whether this device has a document, or still waits for the server's first copy. */
export function useHasArrived(opened: Pick<OpenDocument, "hasArrived" | "arrival">): boolean {
  const [arrived, setArrived] = useState<Promise<void> | null>(null);
  useEffect(() => {
    let isOver = false;
    void opened.arrival.then(() => {
      if (!isOver) setArrived(opened.arrival);
    });
    return () => {
      isOver = true;
    };
  }, [opened]);
  return opened.hasArrived() || arrived === opened.arrival;
}
