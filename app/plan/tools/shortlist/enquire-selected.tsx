import { useState } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { mostVendors } from "#app/couple/enquiries/enquiry-options.ts";
import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { useGuestsOfWedding, useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { enquiryPath } from "#app/plan/shortlist/enquiry-path.ts";

/** One enquiry to all that are ticked: the form of the site, with the day and the guests of the plan. */
export function AskSeveral({ ids }: { ids: readonly string[] }) {
  const row = useRow(wedding, weddingRow);
  const headcounts = [...useHeadcounts().values()].map(({ expected }) => expected ?? 0);
  const guests = useGuestsOfWedding() ?? Math.max(0, ...headcounts);
  const [today] = useState(() => albertaDate(new Date()));
  const isTooMany = ids.length > mostVendors;
  return (
    <p className="shortlist__ask">
      {ids.length > 0 && !isTooMany && (
        <ThemeLink
          className="button button--primary"
          to={enquiryPath(ids, { date: row?.date ?? null, guests }, today)}
        >
          Ask {ids.length === 1 ? "this one" : `these ${ids.length} at once`}
        </ThemeLink>
      )}
      <span className="note">
        {isTooMany
          ? `One enquiry goes to at most ${mostVendors}.`
          : ids.length === 0
            ? "Tick “Ask” on one or several to write them one enquiry with your date and guests filled in."
            : "Your date and guests are filled in; nothing is sent before you send it."}
      </span>
    </p>
  );
}
