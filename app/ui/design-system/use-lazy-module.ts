import { useCallback, useEffect, useRef, useState } from "react";

export type LatePart<Part> = {
  /** Null until it has arrived. */
  part: Part | null;
  /** Fetches it, once. A fetch that failed is tried again with the next call. */
  fetchPart: () => Promise<Part | null>;
};

/**
 * A part of the page that is fetched when somebody is about to use it, and never with the page.
 * @param load a function of a module: it stays the same. Fetching again is for the browser to avoid
 */
export function useLatePart<Part extends object>(load: () => Promise<Part>): LatePart<Part> {
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
      // Offline: the page goes on without it.
      return null;
    }
  }, [load]);
  return { part, fetchPart };
}
