import { useState } from "react";

import { useMayEdit, useRows } from "#app/plan/session/plan-provider.tsx";

import { AddBusiness } from "./add-business.tsx";
import { AskSeveral } from "./enquire-selected.tsx";
import { BusinessCard } from "./business-card.tsx";
import { QuotesTable } from "./quotes-table.tsx";
import { byCategory } from "./shortlist-groups.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";
import { ShortlistSum } from "./shortlist-summary.tsx";
import { NobodyYet } from "./empty-shortlist.tsx";
import { TakeOver } from "./import-saved-listings.tsx";
import { useListingNames } from "#app/plan/shortlist/use-listing-names.ts";

import "./shortlist.css";

/** The businesses that the couple looks at: where it stands with each, and their quotes side by side. */
export default function ShortlistTool() {
  const rows = useRows(shortlist);
  const mayEdit = useMayEdit();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useListingNames();
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => [...before.filter((other) => other !== id), ...(isTicked ? [id] : [])]);
  const asked = ticked.filter((id) => rows.some((row) => row.id === id));
  return (
    <section className="shortlist" aria-labelledby="plan-shortlist">
      <h2 className="heading-large" id="plan-shortlist">
        Shortlist
      </h2>
      {mayEdit && <TakeOver rows={rows} />}
      {rows.length === 0 ? (
        <NobodyYet />
      ) : (
        <>
          <ShortlistSum rows={rows} />
          <QuotesTable rows={rows} />
          {byCategory(rows).map((group) => (
            <section key={group.category} className="shortlist__group" aria-label={group.name}>
              <h3 className="heading-medium">{group.name}</h3>
              <ul>
                {group.rows.map((row) => (
                  <BusinessCard key={row.id} row={row} isTicked={asked.includes(row.id)} tick={tick} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {mayEdit && <AddBusiness />}
      {mayEdit && rows.length > 0 && <AskSeveral ids={asked} />}
    </section>
  );
}
