import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the page is being printed, or shown as it prints. What only stands on paper, and is too much for the
 * screen, is rendered with it.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    // The browser takes the page as it is when these calls return.
    const follow = (printing: boolean) => flushSync(() => setIsPrinting(printing));
    const before = () => follow(true);
    const after = () => follow(paper.matches);
    const change = () => follow(paper.matches);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    paper.addEventListener("change", change);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
      paper.removeEventListener("change", change);
    };
  }, []);
  return isPrinting;
}
