import { useEffect, useState } from "react";

import { openDrawingWorker, type DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";

/** The worker that draws invitations, as long as the tool is open; null until it is there. */
export function useDrawingWorker(): DrawingWorker | null {
  const [worker, setWorker] = useState<DrawingWorker | null>(null);
  useEffect(() => {
    const opened = openDrawingWorker();
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- it exists in browsers only
    setWorker(opened);
    return opened.close;
  }, []);
  return worker;
}
