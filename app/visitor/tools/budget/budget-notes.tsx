import { formatRoundDollars } from "#app/money/canadian-dollars.ts";

import { menuPrice, type BudgetSplitRow } from "./split-budget.ts";
import type { BudgetRequest } from "./parse-budget-request.ts";

type BudgetNotesProps = { rows: readonly BudgetSplitRow[]; request: BudgetRequest };

/** What the figures leave out: taxes, service, and the usual price of a plate. */
export function BudgetNotes({ rows, request: { guests, events } }: BudgetNotesProps) {
  const food = rows.find(({ line }) => line.isFood);
  const plate = food?.perGuest == null || guests === null ? null : food.perGuest / events;
  return (
    <div className="budget__notes">
      {plate !== null && (
        <p className="budget__plate">
          <strong>{formatRoundDollars(plate)}</strong> for each guest{events > 1 ? " at each event" : ""} pays
          for room, food and drink. If all of it went to the table, the menu could say{" "}
          {describeMenuPrice(plate)}: a service charge of 18 to 20% and then GST come on top of a menu price.
        </p>
      )}
      <ul>
        <li>
          <strong>GST</strong> is 5%, Alberta has no provincial sales tax. The amounts above are all that you
          pay, GST included. <Source>Widely known; noted 21 November 2026</Source>
        </li>
        <li>
          <strong>Service charge</strong>: hotels add about 18 to 20% to food and drink, and GST is due on it
          too. Ask whether it is the gratuity or comes before one.{" "}
          <Source>Common practice, no single source; noted 21 November 2026</Source>
        </li>
        <li>
          <strong>A plate</strong> at a wedding venue: $110 to $130 plated, usually $60 to $75 as a buffet, 20
          to 30% more with the bar, before GST and service.{" "}
          <Source>asouthernwedding.com, a caterer; read 21 November 2026</Source>
        </li>
        <li>
          <strong>Guests are the strongest lever</strong>: most of the first line is paid per guest. 20 fewer
          at $130 save $2,600.
        </li>
      </ul>
      <p className="note">
        A plan, not a quote: these aren’t any vendor’s prices. The guides: dayofdiva.ca, danceshout.com (a
        Calgary DJ) and wedding-calculator.com/ca, read on 21 November 2026.
      </p>
    </div>
  );
}

/** '$69 to $70' with the two usual service charges, or one amount where they round to the same. */
function describeMenuPrice(plate: number): string {
  const ends = [0.2, 0.18].map((service) => formatRoundDollars(menuPrice(plate, service)));
  return [...new Set(ends)].join(" to ");
}

function Source({ children }: { children: string }) {
  return <span className="note">{children}.</span>;
}
