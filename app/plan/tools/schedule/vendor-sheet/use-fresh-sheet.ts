import { useCallback, useEffect, useState } from "react";
import { href } from "react-router";

import { vendorSheet, type VendorSheet } from "#app/plan/document/projection-types.ts";

const everyMillis = 60_000;

/**
 * Whether the sheet is the current one. 'gone': its link was replaced, or the plan was deleted; 'no-answer': the site
 * was reached and didn't give the sheet.
 */
type Freshness = "current" | "no-signal" | "no-answer" | "gone";

/** The sheet, when it was last loaded, and whether that was possible the last time. */
export type FreshSheet = { sheet: VendorSheet; loadedAt: Date | null; freshness: Freshness };

/**
 * A business's sheet that follows the plan: loaded again every minute, and when the page is looked at again.
 * Without a signal the page keeps what it has.
 * @param first as the server rendered it
 */
export function useFreshSheet(key: string, first: VendorSheet): FreshSheet {
  const [fresh, setFresh] = useState<FreshSheet>({ sheet: first, loadedAt: null, freshness: "current" });
  const load = useCallback(
    async (signal: AbortSignal) => {
      // A link that was replaced stays so, whatever is answered after it.
      const fail = (why: Freshness) =>
        setFresh((known) => (known.freshness === "gone" ? known : { ...known, freshness: why }));
      try {
        const response = await fetch(href("/for-business/:key/sheet", { key }), { signal });
        if (!response.ok) return fail(response.status === 404 ? "gone" : "no-answer");
        const sheet = vendorSheet.parse(await response.json());
        setFresh({ sheet, loadedAt: new Date(), freshness: "current" });
      } catch {
        if (!signal.aborted) fail(navigator.onLine ? "no-answer" : "no-signal");
      }
    },
    [key],
  );
  useEffect(() => {
    const leaving = new AbortController();
    const again = () => {
      if (document.visibilityState === "visible") void load(leaving.signal);
    };
    again();
    const timer = setInterval(again, everyMillis);
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
    };
  }, [load]);
  return fresh;
}
