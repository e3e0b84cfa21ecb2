import type { Doc } from "yjs";

import {
  exampleEvents,
  exampleFamilies,
  exampleFirstNames,
  exampleGuests,
  exampleTags,
} from "#content/plan/example-wedding.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import {
  diets,
  guests,
  households,
  invitations,
  packInvitationCell,
  tiers,
} from "#app/plan/schema/guests.schema.ts";
import { packSeatAssignments, seatedHouseholds } from "#app/plan/schema/seating.schema.ts";

const sizes = [2, 4, 1, 5, 3, 2, 6, 1, 4, 2] as const;
const perTable = 10;

const pick = <Item>(items: readonly [Item, ...Item[]], at: number): Item =>
  items[at % items.length] ?? items[0];

/** Households of both sides with diets, invitations and replies; most of those who come have a seat. */
export function addExampleGuests(document: Doc): void {
  let table = 1;
  let free = perTable;
  for (let at = 0, listed = 0; listed < exampleGuests; at += 1) {
    const people = Math.min(pick(sizes, at), exampleGuests - listed);
    listed += people;
    const coming = addHousehold(document, at, people);
    if (coming === null || coming === 0 || at % 7 === 3) continue;
    if (coming > free) [table, free] = [table + 1, perTable];
    free -= coming;
    const seats = [{ table: `reception.table-${table}`, people: coming }];
    putCell(seatedHouseholds, document, householdId(at), "reception", packSeatAssignments(seats));
  }
}

const householdId = (at: number) => `example-${at}`;

/** @returns how many come to the reception; null until they answer */
function addHousehold(document: Doc, at: number, people: number): number | null {
  const side = at % 5 < 3 ? "one" : "two";
  // The place within the side: ten families with ten first names each are all different people.
  const nth = side === "one" ? Math.floor(at / 5) * 3 + (at % 5) : Math.floor(at / 5) * 2 + (at % 5) - 3;
  const family = pick(exampleFamilies[side], nth);
  const first = pick(exampleFirstNames[side], Math.floor(nth / 10) + nth * 3);
  const id = householdId(at);
  putRow(households, document, id, {
    name: people === 1 ? `${first} ${family}` : `${first} ${family} and family`,
    side,
    tier: pick(tiers, Math.floor(at / 4)),
    people,
    children: people > 3 ? 2 : 0,
    tags: at % 3 === 0 ? [pick(exampleTags, at)] : [],
    diets: at % 4 === 0 ? [pick(diets, at / 4)] : [],
    message: at % 11 === 2 ? "We wouldn’t miss it!" : "",
  });
  putRow(guests, document, `${id}-1`, {
    household: id,
    name: `${first} ${family}`,
    diets: at % 6 === 0 ? ["vegetarian"] : [],
    allergies: at % 29 === 5 ? "Peanuts" : "",
  });
  const hasAnswered = at % 3 !== 1;
  const coming = hasAnswered ? (at % 10 === 9 ? 0 : people - (at % 8 === 5 && people > 1 ? 1 : 0)) : null;
  for (const { id: event } of exampleEvents)
    if (isInvited(event, at, side))
      putCell(invitations, document, id, event, packInvitationCell({ invited: people, coming }));
  return coming;
}

/** Everyone is invited to the reception, family to more. */
function isInvited(event: (typeof exampleEvents)[number]["id"], at: number, side: "one" | "two"): boolean {
  if (event === "reception") return true;
  if (event === "mehndi") return at % 3 === 0;
  if (event === "baraat") return side === "two" || at % 4 === 0;
  return event === "sangeet" ? at % 5 !== 4 : at % 6 !== 5;
}
