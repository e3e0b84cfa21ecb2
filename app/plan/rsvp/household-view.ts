import type { Doc } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { guests, households, invitations } from "#app/plan/guests/guest-tables.ts";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { rsvp, rsvpRow } from "./rsvp-tables.ts";

/** An event as an invited household sees it. */
export type InvitedEvent = {
  id: string;
  kind: string;
  name: string;
  date: string | null;
  start: number | null;
  place: string;
  invited: number;
  coming: number | null;
};

/** Somebody of a household, as the couple or the household wrote it. */
export type InvitedPerson = { id: string; name: string; diets: readonly string[]; allergies: string };

/** All that a household's page is made of: nothing of the plan that is not theirs. */
export type HouseholdView = {
  couple: string;
  name: string;
  people: number;
  events: InvitedEvent[];
  persons: InvitedPerson[];
  message: string;
  note: string;
  contact: string;
  until: string | null;
  theme: "standard" | "indian";
};

/**
 * What a household may see of a plan.
 * @returns null where the couple does not ask, the household is not there, or is invited to nothing
 */
export function viewHousehold(plan: Doc, id: string): HouseholdView | null {
  const asked = viewTable(rsvp, plan).row(rsvpRow);
  const household = viewTable(households, plan).row(id);
  if (asked?.open !== true || household === undefined) return null;
  const cells = viewGrid(invitations, plan).row(id);
  const held = inOrder(viewTable(events, plan).rows()).flatMap(
    ({ id: event, kind, name, date, start, place }) => {
      const cell = cells.get(event);
      if (cell === undefined || cell.invited === 0) return [];
      return [{ id: event, kind, name: name === "" ? "The event" : name, date, start, place, ...cell }];
    },
  );
  if (held.length === 0) return null;
  const persons = viewTable(guests, plan)
    .rows()
    .filter((guest) => guest.household === id)
    .map(({ id: guest, name, diets, allergies }) => ({ id: guest, name, diets, allergies }));
  return {
    couple: viewTable(wedding, plan).row(weddingRow)?.title ?? "",
    name: household.name,
    people: Math.max(household.people ?? 1, persons.length, ...held.map(({ invited }) => invited)),
    events: held,
    persons,
    message: household.message,
    note: asked.note,
    contact: asked.contact,
    until: asked.until,
    theme: asked.theme ?? "standard",
  };
}
