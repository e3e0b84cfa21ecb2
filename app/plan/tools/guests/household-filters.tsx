import { useId, useMemo, useState } from "react";

import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { FoldToggle } from "./fold-toggle.tsx";
import { invitationStates, isFiltered, emptyGuestFilter, type GuestFilter } from "./filter-households.ts";
import { households, sides, tiers } from "#app/plan/schema/guests.schema.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";

const answerNames: Record<(typeof invitationStates)[number], string> = {
  invited: "Invited",
  "not-invited": "Not invited",
  coming: "Coming",
  declined: "Declined, all or some",
  waiting: "No reply yet",
  moved: "Replied before the day moved",
};

type HouseholdFiltersProps = {
  filter: GuestFilter;
  change: (filter: GuestFilter) => void;
  names: SideNames;
  events: readonly { id: string; name: string }[];
};

/** Which households the matrix shows. */
export function HouseholdFilters({ filter, change, names, events }: HouseholdFiltersProps) {
  const all = useRows(households);
  const tags = useMemo(() => [...new Set(all.flatMap((household) => household.tags))].toSorted(), [all]);
  const set = (part: Partial<GuestFilter>) => change({ ...filter, ...part });
  const more = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <search className="guest-filters" data-open={isOpen || undefined}>
      <div className="field">
        <label className="field__label" htmlFor="guest-search">
          Find
        </label>
        <input
          id="guest-search"
          type="search"
          className="input"
          autoComplete="off"
          placeholder="Name, note, email ..."
          value={filter.text}
          onChange={({ currentTarget }) => set({ text: currentTarget.value })}
        />
      </div>
      <FoldToggle controls={more} isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
        Filters
      </FoldToggle>
      <div id={more} className="guest-filters__more">
        <OptionField
          label="Side"
          none="Any"
          value={filter.side}
          choices={sides.map((id) => ({ id, name: names[id] }))}
          choose={(side) => set({ side })}
        />
        <OptionField
          label="Tier"
          none="Any"
          value={filter.tier}
          choices={tiers.map((id) => ({ id, name: tierNames[id] }))}
          choose={(tier) => set({ tier })}
        />
        {tags.length > 0 && (
          <OptionField
            label="Tag"
            none="Any"
            value={filter.tag}
            choices={tags.map((id) => ({ id, name: id }))}
            choose={(tag) => set({ tag: tag ?? "" })}
          />
        )}
        <OptionField
          label="Reply"
          none="Any"
          value={filter.answer}
          choices={invitationStates.map((id) => ({ id, name: answerNames[id] }))}
          choose={(answer) => set({ answer })}
        />
        {filter.answer !== null && (
          <OptionField
            label="At"
            none="Any event"
            value={filter.event}
            choices={events}
            choose={(event) => set({ event: event ?? "" })}
          />
        )}
      </div>
      {isFiltered(filter) && (
        <button
          type="button"
          className="text-link guest-filters__all"
          onClick={() => change(emptyGuestFilter)}
        >
          Show all
        </button>
      )}
    </search>
  );
}
