import { useState } from "react";

import { useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { useShownElement, useShownRow } from "#app/plan/ui/shown-row.ts";

import { AddBusiness } from "./add-business.tsx";
import { EnquireSelected } from "./enquire-selected.tsx";
import { businessElementId, BusinessCard } from "./business-card.tsx";
import { QuotesTable } from "./quotes-table.tsx";
import { groupByCategory } from "./shortlist-groups.ts";
import { isListingId } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { ShortlistSummary } from "./shortlist-summary.tsx";
import { EmptyShortlist } from "./empty-shortlist.tsx";
import { ImportSavedListings } from "./import-saved-listings.tsx";
import { WeekendFitSection } from "./weekend-fit-section.tsx";
import { useListingNames } from "./use-listing-names.ts";

import "./shortlist.css";

/** The businesses that the couple considers: their statuses, and their quotes side by side. */
export default function ShortlistTool({ link }: ToolProps) {
  const rows = useRows(shortlist);
  const mayEdit = useCanEdit();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useListingNames();
  const shown = useShownRow();
  useShownElement(shown === null ? null : businessElementId(shown));
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => [...before.filter((other) => other !== id), ...(isTicked ? [id] : [])]);
  const asked = ticked.filter((id) => rows.some((row) => row.id === id));
  return (
    <section className="shortlist" aria-labelledby="plan-shortlist">
      <h2 className="heading-large" id="plan-shortlist">
        Shortlist
      </h2>
      {mayEdit && <ImportSavedListings rows={rows} />}
      {rows.length === 0 ? (
        <EmptyShortlist />
      ) : (
        <>
          <ShortlistSummary rows={rows} />
          <QuotesTable rows={rows} />
          {groupByCategory(rows).map((group) => (
            <section key={group.category} className="shortlist__group" aria-label={group.name}>
              <h3 className="heading-medium">{group.name}</h3>
              <ul>
                {group.rows.map((row) => (
                  <BusinessCard
                    key={row.id}
                    row={row}
                    isTicked={asked.includes(row.id)}
                    tick={tick}
                    link={link}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      <WeekendFitSection />
      {mayEdit && <AddBusiness />}
      {mayEdit && rows.some(({ id }) => isListingId(id)) && <EnquireSelected ids={asked} />}
    </section>
  );
}
