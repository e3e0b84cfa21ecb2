import { useCallback, useEffect, useState } from "react";
import { href } from "react-router";

import { vendorSheet, type VendorSheet } from "#app/plan/document/projection-types.ts";

const everyMillis = 60_000;

/** The sheet, when it was last loaded, and whether the last attempt to load it failed. */
export type FreshSheet = { sheet: VendorSheet; loadedAt: Date | null; isBehind: boolean };

/**
 * A business's sheet that follows the plan: loaded again every minute, and when the page is looked at again.
 * Without a signal the page keeps what it has.
 * @param first as the server rendered it
 */
export function useFreshSheet(key: string, first: VendorSheet): FreshSheet {
  const [fresh, setFresh] = useState<FreshSheet>({ sheet: first, loadedAt: null, isBehind: false });
  const load = useCallback(
    async (signal: AbortSignal) => {
      try {
        const response = await fetch(href("/for-business/:key/sheet", { key }), { signal });
        const sheet = vendorSheet.parse(await response.json());
        setFresh({ sheet, loadedAt: new Date(), isBehind: false });
      } catch {
        if (!signal.aborted) setFresh((known) => ({ ...known, isBehind: true }));
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
