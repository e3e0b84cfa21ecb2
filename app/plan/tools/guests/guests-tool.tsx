import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";

import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { useShownRow } from "#app/plan/ui/shown-row.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

import { AddHousehold } from "./add-household.tsx";
import { DietsPanel } from "./diets-panel.tsx";
import { DuplicatesPanel } from "./duplicates-panel.tsx";
import { emptyGuestFilter, isFiltered } from "./filter-households.ts";
import { GuestSummary } from "./guest-summary.tsx";
import { households } from "#app/plan/schema/guests.schema.ts";
import { sideNamesOf } from "#app/plan/rules/guests/guest-labels.ts";
import { HouseholdDialog } from "./household-dialog.tsx";
import { HouseholdFilters } from "./household-filters.tsx";
import { MovedRepliesNote } from "./moved-replies-note.tsx";
import { NewGuests } from "./new-guests.tsx";
import { Matrix } from "./matrix/matrix.tsx";
import { PrintedGuestList } from "./printed-guest-list.tsx";
import { useFilteredHouseholds } from "./use-filtered-households.ts";

import "./guests.css";

const ListExchange = lazy(() => import("./import-export/import-export-panel.tsx"));

/** Who is invited to what. */
export default function GuestsTool({ link }: ToolProps) {
  const row = useRow(wedding, weddingRowId);
  const names = useMemo(() => sideNamesOf(row), [row]);
  const allEvents = useSortedEvents();
  const held = useMemo(
    () => allEvents.map(({ id, name, kind }) => ({ id, kind, name: name === "" ? "An event" : name })),
    [allEvents],
  );
  const [filter, setFilter] = useState(emptyGuestFilter);
  // The list follows the press; on paper its heading follows with it.
  const applied = useDeferredValue(filter);
  const shown = useFilteredHouseholds(applied);
  const [opened, setOpened] = useState(useShownRow());
  const [latest, setLatest] = useState<string | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const mayEdit = useCanEdit();
  const isEmpty = useRows(households).length === 0;
  return (
    <>
      <GuestSummary names={names} />
      {mayEdit && (
        <NewGuests>
          <AddHousehold names={names} events={held} added={setLatest} />
          {held.length === 0 && (
            <p className="note">
              You can add households now.{" "}
              <ThemeLink to={toolPath("details", link)}>Choose your events</ThemeLink> to invite them.
            </p>
          )}
        </NewGuests>
      )}
      {mayEdit && <DuplicatesPanel />}
      {!isEmpty && (
        <section className="plan__section guest-list" aria-label="Invitations">
          <MovedRepliesNote
            show={(event) => setFilter({ ...emptyGuestFilter, answer: "moved", event })}
            link={link}
          />
          <HouseholdFilters filter={filter} change={setFilter} names={names} events={held} />
          {shown.length === 0 ? (
            <NoneMatches showAll={() => setFilter(emptyGuestFilter)} />
          ) : (
            <Matrix shown={shown} events={held} open={setOpened} latest={latest} />
          )}
          <p className="guest-list__print">
            <button
              type="button"
              className="button button--line button--small"
              onClick={() => window.print()}
            >
              Print this list
            </button>
          </p>
        </section>
      )}
      {!isEmpty && <PrintedGuestList shown={shown} isFiltered={isFiltered(applied)} events={held} />}
      <DietsPanel events={held} />
      {(mayEdit || !isEmpty) && (
        <Suspense fallback={null}>
          <ListExchange names={names} events={held} />
        </Suspense>
      )}
      {opened !== null && (
        <HouseholdDialog key={opened} id={opened} names={names} events={held} close={close} />
      )}
    </>
  );
}

function NoneMatches({ showAll }: { showAll: () => void }) {
  return (
    <EmptyState
      emblem="invitations"
      heading="No household matches"
      action={
        <button type="button" className="button button--primary" onClick={showAll}>
          Clear the filters
        </button>
      }
    >
      Your guests are all still here. Clear the filters to see everyone again.
    </EmptyState>
  );
}
