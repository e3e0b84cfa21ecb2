import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

export type TypingRest = {
  /** Does something when typing has rested; what waited before is dropped. */
  wait: (act: () => void) => void;
  drop: () => void;
  isWaiting: () => boolean;
};

/**
 * What waits for typing to rest. Who follows a link meanwhile is not pulled back.
 * @param rest in milliseconds
 * @returns the same as long as `rest` is
 */
export function useTypingRest(rest: number): TypingRest {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  /** On the way to another page: its files may still be under way while the address is the old one. */
  const leaving = useRef(false);
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  useLayoutEffect(() => {
    leaving.current = target !== undefined && target !== pathname;
  }, [target, pathname]);

  useEffect(() => {
    // React hears of the way later: it may be busy for as long as typing rests.
    const follow = (event: MouseEvent) => {
      const opensHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (opensHere && event.target instanceof Element && event.target.closest("a[href]:not([target])"))
        drop();
    };
    document.addEventListener("click", follow, true);
    return () => {
      document.removeEventListener("click", follow, true);
      drop();
    };
  }, [drop]);

  const wait = useCallback(
    (act: () => void) => {
      drop();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (!leaving.current) act();
      }, rest);
    },
    [drop, rest],
  );
  return useMemo(() => ({ wait, drop, isWaiting: () => timer.current !== undefined }), [wait, drop]);
}
