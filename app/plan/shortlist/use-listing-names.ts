import { useEffect } from "react";

import { useMayEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";

import { namelessListings, writeNames } from "./change-shortlist.ts";
import { fetchListingNames } from "#app/plan/session/outbox/fetch-listing-names.ts";
import { shortlist } from "./shortlist-tables.ts";

/** Asks what listings are called that were saved without a signal, or just now. */
export function useListingNames(): void {
  const { document } = usePlan();
  const mayEdit = useMayEdit();
  const rows = useRows(shortlist);
  const nameless = mayEdit && rows.length > 0 ? namelessListings(document).join(",") : "";
  useEffect(() => {
    if (nameless === "") return;
    void fetchListingNames(nameless.split(",")).then((names) => writeNames(document, names));
  }, [document, nameless]);
}
