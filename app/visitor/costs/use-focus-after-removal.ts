import { useEffect, useRef } from "react";

/**
 * Puts the focus into a part of the page when the control that had it went away with what it took out: a keyboard
 * would begin again at the top of the page.
 * @param count of what the part shows
 * @param id of the part; its first link takes the focus
 */
export function useFocusAfterRemoval(count: number, id: string): void {
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost)
      document.getElementById(id)?.querySelector("a")?.focus({ preventScroll: true });
    before.current = count;
  }, [count, id]);
}
