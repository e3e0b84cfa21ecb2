import { useState } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { maxVendorsPerEnquiry } from "#app/couple/enquiries/enquiry-options.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useWeddingHeadcount, useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { enquiryPath } from "./enquiry-path.ts";

/** One enquiry to all ticked businesses: the site's form, with the plan's date, guests and events. */
export function EnquireSelected({ ids }: { ids: readonly string[] }) {
  const row = useRow(wedding, weddingRowId);
  const headcounts = useHeadcounts();
  const guestsOf = (id: string) => headcounts.get(id)?.expected ?? 0;
  const events = useSortedEvents();
  const guests = useWeddingHeadcount() ?? Math.max(0, ...events.map(({ id }) => guestsOf(id)));
  const [today] = useState(() => albertaDate(new Date()));
  const isTooMany = ids.length > maxVendorsPerEnquiry;
  return (
    <p className="shortlist__ask" data-ticked={ids.length > 0 || undefined}>
      {ids.length > 0 && !isTooMany && (
        <ThemeLink
          className="button button--primary"
          to={enquiryPath(ids, { date: row?.date ?? null, guests, events, guestsOf }, today)}
        >
          Ask {ids.length === 1 ? "this one" : `these ${ids.length} at once`}
        </ThemeLink>
      )}
      <span className="note">
        {isTooMany
          ? `One enquiry goes to at most ${maxVendorsPerEnquiry}.`
          : ids.length === 0
            ? "Tick “Ask” on one or several to write them one enquiry with your date, guests and events filled in."
            : "Your date, guests and events are filled in; nothing is sent before you send it."}
      </span>
    </p>
  );
}
