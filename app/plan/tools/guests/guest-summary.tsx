import { useState } from "react";

import { formatCount } from "#app/languages/site-language.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { parseText, formatText } from "#app/plan/ui/fields/parse-fields.ts";
import { useRowMutations, useCanEdit, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { countGuests, guestWarningCount } from "#app/plan/rules/guests/guest-limit.ts";
import { maxGuests } from "#app/plan/document/plan-limits.ts";
import { describeGuestList } from "./describe-guest-list.ts";
import { households, sides, tiers } from "#app/plan/schema/guests.schema.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";

/** The number of guests, by side and tier; it asks for the names of the sides where they are not known. */
export function GuestSummary({ names }: { names: SideNames }) {
  const all = useRows(households);
  const count = countGuests(all);
  const row = useRow(wedding, weddingRowId);
  const { put } = useRowMutations(wedding);
  const readOnly = !useCanEdit();
  const byPlan = [...useHeadcounts().values()].some(({ planned }) => planned !== null);
  // What was missing when the page opened stays until it is left: a field that is typed into does not vanish.
  const [areNamed] = useState(() => (row?.partnerOne ?? "") !== "" && (row?.partnerTwo ?? "") !== "");
  return (
    <section className="guest-summary" aria-labelledby="guest-summary">
      <div>
        <h2 className="heading-large" id="guest-summary">
          Guests
        </h2>
        <p className="guest-summary__count">
          <b>{formatCount(count)}</b> {count === 1 ? "guest" : "guests"} in {formatCount(all.length)}{" "}
          {all.length === 1 ? "household" : "households"}
        </p>
        {count > 0 && (
          <dl className="guest-summary__parts">
            {sides.map((side) => (
              <div key={side}>
                <dt>{names[side]}</dt>
                <dd>{formatCount(countGuests(all.filter((household) => household.side === side)))}</dd>
              </div>
            ))}
            {tiers.map((tier) => (
              <div key={tier}>
                <dt>{tierNames[tier]}</dt>
                <dd>{formatCount(countGuests(all.filter((household) => household.tier === tier)))}</dd>
              </div>
            ))}
          </dl>
        )}
        {count > 0 && (
          <div className="guest-summary__complete">
            <PlanCheckbox
              checked={row?.guestListComplete ?? false}
              write={(guestListComplete) => put(weddingRowId, { guestListComplete })}
              readOnly={readOnly}
            >
              Our guest list is complete
            </PlanCheckbox>
            <p className="note">
              {describeGuestList(
                count,
                row?.guests ?? null,
                byPlan,
                row?.guestListComplete ?? false,
                !readOnly,
              )}
            </p>
          </div>
        )}
        {count >= guestWarningCount && (
          <p className="plan__error" role="alert">
            A plan has room for {formatCount(maxGuests)} guests; {formatCount(Math.max(0, maxGuests - count))}{" "}
            more fit.
          </p>
        )}
      </div>
      {!areNamed && (
        <div className="guest-summary__sides">
          <PlanField
            label="Partner 1"
            value={row?.partnerOne ?? ""}
            show={formatText}
            read={parseText}
            write={(partnerOne) => put(weddingRowId, { partnerOne })}
            maxLength={80}
            placeholder="Simran"
            readOnly={readOnly}
          />
          <PlanField
            label="Partner 2"
            value={row?.partnerTwo ?? ""}
            show={formatText}
            read={parseText}
            write={(partnerTwo) => put(weddingRowId, { partnerTwo })}
            maxLength={80}
            placeholder="Daniel"
            readOnly={readOnly}
          />
        </div>
      )}
    </section>
  );
}
