import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

import { pixelsOfRem } from "./pixels-of-rem.ts";
import { needsMoreRows, rowsWithOverscan, visibleRows, type RowRange } from "./visible-rows.ts";

/**
 * Rows rendered above and below the visible ones, so that a scroll finds them there; and how many more per
 * frame.
 */
const [ahead, step] = [12, 4];

/**
 * Which of a list's rows to render: the visible ones, and some before and after them. A scroll beyond them
 * renders the newly visible rows at once, and the others in the following frames.
 */
export function useVisibleRows(box: RefObject<HTMLElement | null>, count: number): RowRange {
  const [seen, setSeen] = useState({ first: 0, last: 0, beyond: ahead });
  const { first, last } = rowsWithOverscan(seen, seen.beyond, count);
  const now = useRef({ drawn: { first, last }, count });
  useLayoutEffect(() => {
    now.current = { drawn: { first, last }, count };
  }, [first, last, count]);

  useEffect(() => {
    if (seen.beyond >= ahead) return undefined;
    const frame = requestAnimationFrame(() =>
      setSeen((before) => ({ ...before, beyond: Math.min(ahead, before.beyond + step) })),
    );
    return () => cancelAnimationFrame(frame);
  }, [seen]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const see = () => {
      const inSight = visibleRows(element.scrollTop, element.clientHeight, pixelsOfRem());
      if (needsMoreRows(inSight, now.current.drawn, now.current.count))
        flushSync(() => setSeen({ ...inSight, beyond: 0 }));
      setSeen((before) =>
        before.first === inSight.first && before.last === inSight.last
          ? before
          : { ...inSight, beyond: step },
      );
    };
    const resized = new ResizeObserver(see);
    resized.observe(element);
    element.addEventListener("scroll", see, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", see);
    };
  }, [box]);
  return { first, last };
}
