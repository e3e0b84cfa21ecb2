import type { Doc } from "yjs";

import { exampleVendors } from "#content/plan/example-wedding.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { businessesAt, businessNeeded } from "#app/plan/schema/schedule.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { readChecklist } from "#app/plan/rules/checklist/read-checklist.ts";

/** What the couple has done so far: tasks, vendors, quotes and payments. */
export function addExampleProgress(document: Doc, today: string, date: string): void {
  addTasks(document, today);
  for (const { id, at, ...vendor } of exampleVendors) {
    putRow(shortlist, document, id, {
      ...vendor,
      email: `${id}@wildrose.example`,
    });
    for (const event of at) putCell(businessesAt, document, event, id, businessNeeded);
  }
  addPayments(document, today, date);
}

function addTasks(document: Doc, today: string): void {
  const due = readChecklist(document, today).filter((row) => row.due !== null && row.due <= today);
  for (const [at, row] of due.entries()) {
    // Two are late, as in every plan.
    if (at >= due.length - 2) continue;
    putRow(tasks, document, row.id, { doneOn: row.due, assignee: at % 2 === 0 ? "Simran" : "Daniel" });
  }
  putRow(tasks, document, "example-task", {
    title: "Ask Harjit’s family about the mehndi tent",
    due: addDays(today, 6),
    assignee: "Daniel",
    event: "mehndi",
  });
}

/** Some paid, one due soon, some later. Amounts are invoices with service charge and GST. */
function addPayments(document: Doc, today: string, date: string): void {
  putRow(budgetItems, document, "photographs", { quotedCents: 4_400_00, listing: "sample-photo" });
  putRow(budgetItems, document, "room.reception", { quotedCents: 6_500_00, listing: "sample-hall" });
  putRow(budgetItems, document, "dinner.reception", { quotedCents: 68_00, listing: "sample-caterer" });
  putRow(budgetItems, document, "licence", { actualCents: 75_00 });
  const lines = [
    ["photographs", "Deposit", 1_500_00, -120, true],
    ["photographs", "Balance", 3_120_00, null, false],
    ["room.reception", "Deposit", 2_000_00, -200, true],
    ["room.reception", "Second payment", 2_400_00, 9, false],
    ["room.reception", "Balance", 2_425_00, null, false],
    ["dinner.reception", "Deposit", 8_000_00, -90, true],
    ["dinner.reception", "Second payment", 10_000_00, 30, false],
  ] as const;
  for (const [at, [item, name, cents, inDays, isPaid]] of lines.entries()) {
    const due = inDays === null ? addDays(date, -21) : addDays(today, inDays);
    putRow(payments, document, `example-payment-${at}`, {
      item,
      name,
      cents,
      due,
      paidOn: isPaid ? due : null,
    });
  }
}
