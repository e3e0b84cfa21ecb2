import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

export type Debounce = {
  /** Calls a function when typing has paused; an earlier pending call is dropped. */
  wait: (act: () => void) => void;
  drop: () => void;
  isWaiting: () => boolean;
};

/**
 * Debounces typing. A visitor who follows a link meanwhile is not pulled back.
 * @param rest in milliseconds
 * @returns the same function as long as `rest` is the same
 */
export function useDebounce(rest: number): Debounce {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  /** During a navigation: its files may still be loading while the URL is the old one. */
  const leaving = useRef(false);
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  useLayoutEffect(() => {
    leaving.current = target !== undefined && target !== pathname;
  }, [target, pathname]);

  useEffect(() => {
    // React learns about the navigation later: it may be busy for as long as the pause.
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
