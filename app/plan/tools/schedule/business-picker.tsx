import { useFill, useGridRow, useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { businessesAt, needed } from "#app/plan/schedule/schedule-tables.ts";
import type { Business } from "#app/plan/schedule/use-schedule.ts";

/** Which of the businesses of the shortlist work at an event or a moment. */
export function BusinessesNeeded({ id, businesses }: { id: string; businesses: readonly Business[] }) {
  const chosen = useGridRow(businessesAt, id);
  const fill = useFill(businessesAt);
  const mayEdit = useMayEdit();
  if (businesses.length === 0)
    return <p className="note">Businesses of your shortlist can be put here, and get a sheet each.</p>;
  return (
    <fieldset className="plan__choices" disabled={!mayEdit}>
      <legend className="field__label">Who works here</legend>
      {businesses.map((business) => (
        <label key={business.id} className="tile-checkbox">
          <input
            type="checkbox"
            checked={chosen.has(business.id)}
            onChange={({ currentTarget }) => fill(id, business.id, currentTarget.checked ? needed : null)}
          />
          <span>{business.name === "" ? "Without a name" : business.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
