import { useEffect, type RefObject } from "react";

/**
 * Keeps the place of who works with keyboard or screen reader: when what has the focus goes away, because it
 * was removed, merged or decided on, the nearest part around it that is still there takes the focus, or
 * else the heading of it all.
 */
export function useFocusRestore(whole: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = whole.current;
    if (root === null) return undefined;
    /** What has the focus, and what stands around it, from the inside out. */
    let path: HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      path = target instanceof HTMLElement ? pathTo(target, root) : [];
    };
    // Who leaves by themselves has no place here any more; some browsers say the same of what is removed.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target instanceof HTMLElement && target.isConnected && path[0] === target) path = [];
      });
    const look = () => {
      const [last] = path;
      if (last === undefined || last.isConnected) return;
      const nearest = path.find(({ isConnected }) => isConnected) ?? firstHeading(root);
      path = [];
      if (document.activeElement === document.body && nearest instanceof HTMLElement) takeFocus(nearest);
    };
    const changes = new MutationObserver(look);
    changes.observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", note);
    root.addEventListener("focusout", leave);
    return () => {
      changes.disconnect();
      root.removeEventListener("focusin", note);
      root.removeEventListener("focusout", leave);
    };
  }, [whole]);
}

function pathTo(target: HTMLElement, root: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at: HTMLElement | null = target; at !== null && at !== root; at = at.parentElement) path.push(at);
  return path;
}

/** The first heading that is in sight: a phone doesn't show all of a computer's. */
const firstHeading = (root: HTMLElement) =>
  [...root.querySelectorAll("h2")].find((heading) => heading.checkVisibility());

function takeFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
