import { useCellMutation, useGridRow, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { businessesAt, businessNeeded } from "#app/plan/schema/schedule.schema.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** Which of the businesses of the shortlist work at an event or a moment. */
export function BusinessPicker({ id, businesses }: { id: string; businesses: readonly ShortlistRow[] }) {
  const chosen = useGridRow(businessesAt, id);
  const fill = useCellMutation(businessesAt);
  const mayEdit = useCanEdit();
  if (businesses.length === 0)
    return (
      <p className="note">Add vendors to your shortlist to assign them here. Each gets a sheet of its own.</p>
    );
  return (
    <fieldset className="plan__choices" disabled={!mayEdit}>
      <legend className="field__label">Vendors</legend>
      {businesses.map((business) => (
        <label key={business.id} className="tile-checkbox">
          <input
            type="checkbox"
            checked={chosen.has(business.id)}
            onChange={({ currentTarget }) =>
              fill(id, business.id, currentTarget.checked ? businessNeeded : null)
            }
          />
          <span>{business.name === "" ? "Vendor without a name" : business.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
