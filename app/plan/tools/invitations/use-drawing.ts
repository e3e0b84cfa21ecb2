import { useCallback, useEffect, useState } from "react";

import type { DrawingRequest, InvitationSvg } from "#app/stationery/workers/invitation-request.ts";
import type { DrawingWorker } from "#app/stationery/workers/open-drawing-worker.ts";

type Drawing = {
  /** The newest finished drawing; null before the first one. */
  drawn: InvitationSvg | null;
  /** The picture or a typeface could not be loaded. */
  hasFailed: boolean;
  drawAgain: () => void;
};

/**
 * Draws an invitation or a piece for the day; while a changed one is being drawn, the former one stays.
 * @param request the same object until something changes; null draws nothing yet
 */
export function useDrawing(draw: DrawingWorker["draw"], request: DrawingRequest | null): Drawing {
  const [drawn, setDrawn] = useState<InvitationSvg | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback(
    (asked: DrawingRequest | null) => {
      let isGone = asked === null;
      if (asked !== null)
        void draw(asked).then(
          (result) => {
            if (isGone) return;
            setDrawn(result);
            setFailed(false);
          },
          () => !isGone && setFailed(true),
        );
      return () => {
        isGone = true;
      };
    },
    [draw],
  );
  useEffect(() => start(request), [start, request]);
  return { drawn, hasFailed, drawAgain: () => void start(request) };
}

/** An SVG as the source of a picture: the policy of our pages allows data URLs and no blobs. */
export const svgSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
