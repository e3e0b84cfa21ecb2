import { Doc, encodeStateAsUpdate } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import {
  diets,
  guests,
  households,
  invitations,
  packInvitationCell,
  sides,
  tiers,
} from "#app/plan/schema/guests.schema.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";

const given =
  `Sukhpreet Harjit Asha Ravi Meera Daniel Simran Mohammed Fatima Gurdeep Anita Vikram Nisha Karan Leela Arjun
  Priya Rohan Deepa Imran`.split(/\s+/);
const families =
  `Gill Sharma Patel Dhillon Khan Sidhu Verma Grewal Ahmed Reddy Mehta Sandhu Iyer Bains Kapoor Li
  MacDonald Tremblay Okafor Nguyen`.split(/\s+/);
const tags = ["Cousins", "Work", "Edmonton", "Neighbours"];

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];

/**
 * A couple's plan with the given number of households, made by the page's own functions: the result of
 * 'Download a copy'.
 */
export function largePlanFile(size: number): Uint8Array {
  const document = new Doc();
  putRow(wedding, document, weddingRowId, {
    title: "Simran and Daniel",
    partnerOne: "Simran",
    partnerTwo: "Daniel",
    date: "2027-06-19",
    guests: 600,
  });
  const held = defaultEvents("punjabi-sikh", { date: "2027-06-19", guests: 600 });
  for (const [at, { id, ...event }] of held.entries()) {
    putRow(events, document, id, { ...event, room: 300 + 100 * at });
    if (at % 3 === 0)
      putRow(budgetItems, document, `plates-${id}`, {
        category: "caterers",
        event: id,
        perGuest: true,
        plannedCents: 4500 + 500 * at,
      });
  }
  for (let at = 0; at < size; at += 1) {
    const id = `household${String(at).padStart(4, "0")}`;
    const [people, family] = [1 + ((at * 7) % 6), pick(families, at * 3 + Math.floor(at / 20))];
    putRow(households, document, id, {
      name: `${pick(given, at)} ${family} ${at < 400 ? "" : at}`.trim(),
      people,
      side: pick(sides, at) ?? null,
      tier: pick(tiers, Math.floor(at / 5)) ?? null,
      tags: at % 4 === 0 ? [pick(tags, at / 4) ?? ""] : [],
      diets: at % 3 === 0 ? [pick(diets, at / 3) ?? "vegetarian"] : [],
    });
    if (at % 9 === 0)
      putRow(guests, document, `guest${at}`, {
        household: id,
        name: `Bela ${family} ${at}`,
        diets: ["jain"],
        allergies: at % 27 === 0 ? "Peanuts" : "",
      });
    for (const [nth, { id: event }] of held.entries())
      if ((at + nth) % 3 !== 0)
        putCell(
          invitations,
          document,
          id,
          event,
          packInvitationCell({ invited: people, coming: (at + nth) % 5 === 0 ? at % (people + 1) : null }),
        );
  }
  return encodeStateAsUpdate(document);
}
