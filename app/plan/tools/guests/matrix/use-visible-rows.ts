import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

import { isBeyond, rowsAround, rowsInSight, type RowRange } from "./visible-rows.ts";

/** Rows that are drawn above and below what is seen, so that a scroll finds them there; and how many more by frame. */
const [ahead, step] = [12, 4];

/**
 * Which of a list's rows to draw: those in sight, and some before and behind them. A scroll that leads
 * beyond them draws what it leads to at once, and the others in the frames after the one that shows it.
 */
export function useRowsInSight(box: RefObject<HTMLElement | null>, count: number): RowRange {
  const [seen, setSeen] = useState({ first: 0, last: 0, beyond: ahead });
  const { first, last } = rowsAround(seen, seen.beyond, count);
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
      const inSight = rowsInSight(element.scrollTop, element.clientHeight);
      if (isBeyond(inSight, now.current.drawn, now.current.count))
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
