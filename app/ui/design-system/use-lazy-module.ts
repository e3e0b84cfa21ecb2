import { useCallback, useEffect, useRef, useState } from "react";

export type LazyModule<Part> = {
  /** Null until it has loaded. */
  part: Part | null;
  /** Loads it, once. A failed load is tried again with the next call. */
  fetchPart: () => Promise<Part | null>;
};

/**
 * A part of the page that is loaded shortly before its use, and never with the page.
 * @param load a module-level function, so that its identity is stable. The browser avoids loading it twice
 */
export function useLazyModule<Part extends object>(load: () => Promise<Part>): LazyModule<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const fetchPart = useCallback(async () => {
    try {
      const arrived = await load();
      if (!isHere.current) return null;
      // A component is a function, which a setter would call.
      setPart(() => arrived);
      return arrived;
    } catch {
      // Offline: the page works without it.
      return null;
    }
  }, [load]);
  return { part, fetchPart };
}
