import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * Tells the server that a listing is shown, where the visitor came to it within the site: the server has not
 * seen that. It counted the page itself where the browser asked for it, or has it still from before.
 */
export function useCountedView(listingId: number): void {
  const isFirstPage = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isFirstPage && navigator.onLine) navigator.sendBeacon(`/views/${listingId}`);
    // Once a listing: a search parameter that changes is no other view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [listingId]);
}
