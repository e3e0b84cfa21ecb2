import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Each search fills the form again, and the control that was pressed goes away with the focus: the part that the
 * address names takes it, the new event or the results.
 */
export function useFocusOnTarget(): void {
  const { search, hash } = useLocation();
  const before = useRef(search);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (search !== before.current && isLost)
      document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    before.current = search;
  }, [search, hash]);
}
