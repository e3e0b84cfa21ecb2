import type { Doc } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";

import { households, invitations } from "#app/plan/guests/guest-tables.ts";
import { tallyChanges, type Invitations, type Tally } from "#app/plan/guests/tally.ts";

type TallyView = {
  /** Tallies by the ids of the events; another object after each change of the guest list. */
  tallies: () => ReadonlyMap<string, Tally>;
  /** Calls back after each change. @returns how to stop */
  watch: (changed: () => void) => () => void;
};

const nobody: Invitations = new Map();

const views = new WeakMap<Doc, TallyView>();

/** What the invitations of a plan come to, counted change by change; there is one view, however often it is asked for. */
export function viewTallies(document: Doc): TallyView {
  const known = views.get(document);
  if (known !== undefined) return known;
  const [table, grid] = [viewTable(households, document), viewGrid(invitations, document)];
  /** What was counted of each household. */
  const counted = new Map<string, Invitations>();
  let byEvent: ReadonlyMap<string, Tally> = new Map();
  const changed = new Set(table.rows().map(({ id }) => id));
  const note = (ids: Iterable<string>) => {
    for (const id of ids) changed.add(id);
  };
  table.watch(note);
  grid.watch(note);
  const recount = (id: string) => {
    const was = counted.get(id) ?? nobody;
    // A household may have been removed on one device while another one invited it: it is not reckoned with.
    const is = table.row(id) === undefined ? nobody : grid.row(id);
    counted.set(id, is);
    return { was, is };
  };
  const view: TallyView = {
    tallies: () => {
      if (changed.size > 0) byEvent = tallyChanges(byEvent, Array.from(changed, recount));
      changed.clear();
      return byEvent;
    },
    watch: (heard) => {
      const stops = [table.watch(heard), grid.watch(heard)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  views.set(document, view);
  return view;
}
