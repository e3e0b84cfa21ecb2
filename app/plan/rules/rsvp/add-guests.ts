import type { Doc } from "yjs";
import type { z } from "zod";

import { newId } from "#app/plan/document/new-id.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { attendees, guests, invitations, packAttendees } from "#app/plan/schema/guests.schema.ts";

import { unnamedIds } from "./attendees.ts";

type NewGuest = Omit<Partial<z.infer<(typeof guests)["shape"]>>, "household">;

/**
 * Adds people to a household. Whom it answered for without a name is named first; of anybody else an answer by
 * name says nothing. Each gets an id of its own, never that of the place: two devices that name somebody at once
 * without a signal would otherwise write one over the other.
 * @returns the ids of the people, in order
 */
export function addGuests(plan: Doc, household: string, added: readonly NewGuest[]): string[] {
  const { row } = viewTable(guests, plan);
  const invited = new Map(viewGrid(invitations, plan).row(household));
  const answers = Array.from(viewGrid(attendees, plan).row(household), ([event, said]) => ({
    event,
    come: said.map(({ guest }) => guest),
  })).filter(({ event, come }) => come.length === invited.get(event)?.coming);
  const free = unnamedIds(household).filter(
    (id) => row(id) === undefined && answers.some(({ come }) => come.includes(id)),
  );
  const people = added.map((guest) => ({ id: newId(), place: free.shift(), guest }));
  plan.transact(() => {
    for (const { id, guest } of people) putRow(guests, plan, id, { ...guest, household });
    for (const { event, come } of answers) {
      const named = come.map((id) => people.find(({ place }) => place === id)?.id ?? id);
      if (named.some((id, at) => id !== come[at]))
        putCell(attendees, plan, household, event, packAttendees(named));
    }
  }, localOrigin);
  return people.map(({ id }) => id);
}
