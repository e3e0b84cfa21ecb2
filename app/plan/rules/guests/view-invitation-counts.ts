import type { Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";

import { households } from "#app/plan/schema/guests.schema.ts";
import { updateCounts, type InvitationsByEvent, type InvitationCounts } from "./invitation-counts.ts";
import { viewAnswers } from "./view-answers.ts";

type InvitationCountsView = {
  /** Counts by event id; a new object after each change of the guest list. */
  counts: () => ReadonlyMap<string, InvitationCounts>;
  /** Calls back after each change. @returns how to stop */
  watch: (changed: () => void) => () => void;
};

const nobody: InvitationsByEvent = new Map();

const views = new WeakMap<Doc, InvitationCountsView>();

/**
 * The counted invitations of a plan, updated change by change; one view per plan, however often it is
 * requested.
 */
export function viewInvitationCounts(document: Doc): InvitationCountsView {
  const known = views.get(document);
  if (known !== undefined) return known;
  const [table, answers] = [viewTable(households, document), viewAnswers(document)];
  /** The counted invitations of each household. */
  const counted = new Map<string, InvitationsByEvent>();
  let byEvent: ReadonlyMap<string, InvitationCounts> = new Map();
  const changed = new Set(table.rows().map(({ id }) => id));
  const note = (ids: Iterable<string>) => {
    for (const id of ids) changed.add(id);
  };
  table.watch(note);
  answers.watch(note);
  const recount = (id: string) => {
    const was = counted.get(id) ?? nobody;
    // One device may have removed a household while another invited it: it does not count.
    const is = table.row(id) === undefined ? nobody : answers.row(id);
    counted.set(id, is);
    return { was, is };
  };
  const view: InvitationCountsView = {
    counts: () => {
      if (changed.size > 0) byEvent = updateCounts(byEvent, Array.from(changed, recount));
      changed.clear();
      return byEvent;
    },
    watch: (heard) => {
      const stops = [table.watch(heard), answers.watch(heard)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  views.set(document, view);
  return view;
}
