import { useEffect } from "react";

import { useCanEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";

import { listingsWithoutName, saveListingNames } from "#app/plan/session/outbox/apply-message.ts";
import { fetchListingNames } from "#app/plan/session/outbox/fetch-listing-names.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

/** Loads the names of listings that were saved offline, or just now. */
export function useListingNames(): void {
  const { document } = usePlan();
  const mayEdit = useCanEdit();
  const rows = useRows(shortlist);
  const nameless = mayEdit && rows.length > 0 ? listingsWithoutName(document).join(",") : "";
  useEffect(() => {
    if (nameless === "") return;
    void fetchListingNames(nameless.split(",")).then((names) => saveListingNames(document, names));
  }, [document, nameless]);
}
