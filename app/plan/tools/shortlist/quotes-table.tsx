import { formatDollars } from "#app/money/canadian-dollars.ts";

import { useWeddingHeadcount } from "#app/plan/ui/use-headcounts.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";

import { RepliesLink } from "./replies-link.tsx";
import { groupByCategory, compareQuotes, type ComparedQuote } from "./shortlist-groups.ts";
import { businessName } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** The quotes of each category side by side, lowest first. */
export function QuotesTable({ rows }: { rows: readonly ShortlistRow[] }) {
  const guests = useWeddingHeadcount();
  const groups = groupByCategory(rows)
    .map(({ category, name, rows: ofCategory }) => ({
      category,
      name,
      quotes: compareQuotes(ofCategory, guests),
    }))
    .filter(({ quotes }) => quotes.length > 0);
  if (groups.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too
    <section className="shortlist__quotes panel" aria-labelledby="shortlist-quotes" tabIndex={0}>
      <h3 className="heading-medium" id="shortlist-quotes">
        Quotes side by side
      </h3>
      <p className="note">
        Quotes rarely include the same things: read what each includes before its price. GST and service may
        come on top.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Vendor</th>
            <th scope="col">Status</th>
            <th scope="col">Quote</th>
            <th scope="col">Above the lowest</th>
            <th scope="col">What it includes</th>
          </tr>
        </thead>
        {groups.map(({ category, name, quotes }) => (
          <tbody key={category}>
            <tr className="shortlist__category">
              <th scope="rowgroup" colSpan={5}>
                {name}
              </th>
            </tr>
            {quotes.map((quote) => (
              <Quote key={quote.row.id} quote={quote} isAlone={quotes.length === 1} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Quote({ quote: { row, cents, more }, isAlone }: { quote: ComparedQuote; isAlone: boolean }) {
  // An outline leaves it out, whether or not it was filled in.
  const nothing = usePlan().here.part === "outline" ? "" : "Not written down";
  return (
    <tr data-status={row.status}>
      <th scope="row">{businessName(row)}</th>
      <td data-label="Status">
        <span className="shortlist__quotes-status">{row.status}</span>
      </td>
      <td data-label="Quote" className="shortlist__figure">
        {formatDollars(cents)}
        {row.quotePerGuest && row.quoteCents !== null && (
          <small>
            <br />
            {formatDollars(row.quoteCents)} per guest
          </small>
        )}
      </td>
      <td data-label="Above the lowest">
        {isAlone ? "The only one so far" : more === 0 ? "Lowest" : `+ ${formatDollars(more)}`}
      </td>
      <td data-label="What it includes">
        {row.quoteNote === "" ? nothing : row.quoteNote}
        <RepliesLink enquiry={row.enquiry} sample={row.sample} />
      </td>
    </tr>
  );
}
