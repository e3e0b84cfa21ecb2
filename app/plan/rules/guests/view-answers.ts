import type { Doc } from "yjs";

import { viewGrid, type GridCells, type GridView } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { createWatchers } from "#app/plan/document/watchers.ts";
import { attendees, guestReplies, guests, invitations } from "#app/plan/schema/guests.schema.ts";

import { openGuests, type Answer } from "./answer.ts";

const views = new WeakMap<Doc, GridView<Answer>>();

/**
 * The invitations of a plan with their answers, by household and event: what `invitations` says, and for whom
 * nobody has answered. One view per plan, however often it is requested.
 */
export function viewAnswers(document: Doc): GridView<Answer> {
  const known = views.get(document);
  if (known !== undefined) return known;
  const view = openView(document);
  views.set(document, view);
  return view;
}

function openView(document: Doc): GridView<Answer> {
  const invited = viewGrid(invitations, document);
  const said = viewGrid(attendees, document);
  const replies = viewGrid(guestReplies, document);
  const people = viewTable(guests, document);
  /** Guests who were added after an answer, and the same by household, in one order. Few plans have any. */
  const added = new Set<string>();
  let addedTo: ReadonlyMap<string | undefined, readonly string[]> = new Map();
  /** The rows of their households; every other row is the one of `invited`. */
  const patched = new Map<string, ReadonlyMap<string, Answer>>();
  const { watch, tell } = createWatchers<[rows: Iterable<string>]>();

  /** @returns the households that have or had one of these guests */
  const sortGuests = (ids: Iterable<string>) => {
    const concerned = new Set(ids);
    const concernedHouseholds = () =>
      [...addedTo].flatMap(([household, own]) =>
        household !== undefined && own.some((id) => concerned.has(id)) ? [household] : [],
      );
    const before = concernedHouseholds();
    for (const id of concerned)
      if ([...replies.row(id).values()].includes("open")) added.add(id);
      else added.delete(id);
    addedTo = Map.groupBy([...added].toSorted(), (id) => people.row(id)?.household);
    return new Set([...before, ...concernedHouseholds()]);
  };

  const row = (household: string): ReadonlyMap<string, Answer> => {
    const own = addedTo.get(household);
    if (own === undefined) return invited.row(household);
    const ready = patched.get(household);
    if (ready !== undefined) return ready;
    const named = said.row(household);
    const answers = new Map(
      Array.from(invited.row(household), ([event, cell]): [string, Answer] => {
        const at = own.filter((id) => replies.row(id).get(event) === "open");
        const open = openGuests(cell, named.get(event), at);
        return [event, open.length === 0 ? cell : { ...cell, open }];
      }),
    );
    patched.set(household, answers);
    return answers;
  };
  const now = (): GridCells<Answer> => ({
    cell: (household, event) => row(household).get(event),
    row,
    column: function* (event) {
      for (const household of invited.cells().rows()) {
        const answer = row(household).get(event);
        if (answer !== undefined) yield answer;
      }
    },
    rows: () => invited.cells().rows(),
  });

  sortGuests(replies.cells().rows());
  let cells = now();
  const change = (households: readonly string[]) => {
    if (households.length === 0) return;
    for (const household of households) patched.delete(household);
    cells = now();
    tell(households);
  };
  invited.watch((households) => change([...households]));
  said.watch((households) => change([...households].filter((id) => addedTo.has(id))));
  replies.watch((ids) => change([...sortGuests(ids)]));
  people.watch((ids) => change([...sortGuests(ids)]));

  return {
    cells: () => cells,
    row,
    watch,
  };
}
