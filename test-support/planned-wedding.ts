import { Doc } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import {
  guests,
  households,
  invitations,
  packInvitationCell,
  sides,
  tiers,
} from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";

import { addPlanBudget } from "./add-plan-budget.ts";
import { addPlanBusinesses, addPlanSeating } from "./add-plan-businesses.ts";
import { planBackup } from "./plan-backup.ts";
import { dayFromWedding, weddingDay } from "./sample-days.ts";

const names = ["Gill", "Dhillon", "Li", "Sandhu", "Patel", "Brar", "Chen", "MacLeod", "Grewal", "Shah"];
const firstNames = ["Harjit", "Amrit", "Simran", "Wei", "Ravi", "Fiona", "Navdeep", "Asha"];

/**
 * A Punjabi Sikh wedding with its guests, the same each time.
 * @param howMany how many are invited; each to the reception, some to the other events
 */
export function plannedWedding(howMany: number): Doc {
  const plan = new Doc();
  plan.transact(() => {
    putRow(wedding, plan, weddingRowId, {
      title: "Simran and Daniel",
      partnerOne: "Simran",
      partnerTwo: "Daniel",
      date: weddingDay,
      guests: howMany * 3,
      budgetCents: 9_000_000,
      places: ["calgary"],
    });
    putRow(rsvp, plan, rsvpRowId, {
      open: true,
      until: dayFromWedding(-49),
      note: "We cannot wait to see you. The hall has a lift, and there is parking behind it.",
      contact: "Simran, 403 555 0100",
    });
    const held = defaultEvents("punjabi-sikh", { date: weddingDay, guests: howMany * 3 });
    for (const { id, ...event } of held) putRow(events, plan, id, { ...event, place: "Dashmesh Centre" });
    addPlanBudget(plan, 9_000_000, held);
    addPlanBusinesses(plan);
    addPlanSeating(plan, howMany);
    for (let at = 0; at < howMany; at += 1) {
      const id = `household-${at}`;
      const people = (at % 5) + 1;
      const name = names[at % names.length] ?? "";
      putRow(households, plan, id, {
        name: `${name} family ${at + 1}`,
        people,
        side: sides[at % 3] ?? null,
        tier: tiers[at % 3] ?? null,
      });
      putRow(guests, plan, `guest-${at}`, {
        household: id,
        name: `${firstNames[at % firstNames.length] ?? ""} ${name}`,
        diets: at % 3 === 0 ? ["vegetarian"] : [],
      });
      held.forEach((event, column) => {
        if (event.id !== "reception" && (at + column) % 3 === 0) return;
        const coming = at % 4 === 0 ? people - 1 : null;
        putCell(invitations, plan, id, event.id, packInvitationCell({ invited: people, coming }));
      });
    }
  }, localOrigin);
  return plan;
}

/** The same as a file that 'Restore a backup' takes. */
export const plannedWeddingCopy = (howMany: number) =>
  planBackup(plannedWedding(howMany), "Simran-and-Daniel.wedding-plan");
