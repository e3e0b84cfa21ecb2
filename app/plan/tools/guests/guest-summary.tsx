import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { readText, showText } from "#app/plan/ui/fields/parse-fields.ts";
import { useChange, useMayEdit, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { countGuests, manyGuests, mostGuests } from "#app/plan/guests/guest-limit.ts";
import { households, sides, tiers } from "#app/plan/guests/guest-tables.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";

const whole = (count: number) => count.toLocaleString("en-CA");

/** How many they are, by side and tier, and what the sides are called. */
export function GuestSummary({ names }: { names: SideNames }) {
  const all = useRows(households);
  const count = countGuests(all);
  const row = useRow(wedding, weddingRow);
  const { put } = useChange(wedding);
  const readOnly = !useMayEdit();
  return (
    <section className="guest-summary" aria-labelledby="guest-summary">
      <div>
        <h2 className="heading-large" id="guest-summary">
          Guests
        </h2>
        <p className="guest-summary__count">
          <b>{whole(count)}</b> {count === 1 ? "guest" : "guests"} in {whole(all.length)}{" "}
          {all.length === 1 ? "household" : "households"}
        </p>
        <dl className="guest-summary__parts">
          {sides.map((side) => (
            <div key={side}>
              <dt>{names[side]}</dt>
              <dd>{whole(countGuests(all.filter((household) => household.side === side)))}</dd>
            </div>
          ))}
          {tiers.map((tier) => (
            <div key={tier}>
              <dt>{tierNames[tier]}</dt>
              <dd>{whole(countGuests(all.filter((household) => household.tier === tier)))}</dd>
            </div>
          ))}
        </dl>
        {count > 0 && (
          <div className="guest-summary__complete">
            <PlanCheckbox
              checked={row?.guestListComplete ?? false}
              write={(guestListComplete) => put(weddingRow, { guestListComplete })}
              readOnly={readOnly}
            >
              Our guest list is complete
            </PlanCheckbox>
            <p className="note">
              {describeList(count, row?.guests ?? null, row?.guestListComplete ?? false)}
            </p>
          </div>
        )}
        {count >= manyGuests && (
          <p className="plan__trouble" role="alert">
            A plan has room for {whole(mostGuests)} guests; {whole(Math.max(0, mostGuests - count))} more fit.
          </p>
        )}
      </div>
      <div className="guest-summary__sides">
        <PlanField
          label="One of you"
          value={row?.partnerOne ?? ""}
          show={showText}
          read={readText}
          write={(partnerOne) => put(weddingRow, { partnerOne })}
          maxLength={80}
          placeholder="Simran"
          readOnly={readOnly}
        />
        <PlanField
          label="The other"
          value={row?.partnerTwo ?? ""}
          show={showText}
          read={readText}
          write={(partnerTwo) => put(weddingRow, { partnerTwo })}
          maxLength={80}
          placeholder="Daniel"
          readOnly={readOnly}
        />
      </div>
    </section>
  );
}

/** Which number budget and schedule go by. */
function describeList(count: number, estimate: number | null, isComplete: boolean): string {
  if (isComplete) return "Your budget and schedule go by this list.";
  if (estimate === null || estimate <= count)
    return "Your budget and schedule go by this list. Tick this once everyone is on it.";
  return `Planned for ${whole(estimate)} guests; ${whole(count)} ${count === 1 ? "is" : "are"} on the list so far. Your budget and schedule go by the larger number until you tick this.`;
}
