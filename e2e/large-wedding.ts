import type { Page } from "@playwright/test";
import { Doc } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import {
  guests,
  households,
  invitations,
  packInvitationCell,
  sides,
  type InvitationCell,
} from "#app/plan/schema/guests.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { weddingDay } from "#test-support/sample-days.ts";

import { expect } from "./fixtures.ts";
import { openTool } from "./saved-plan.ts";

const families = [
  "Gill",
  "Dhaliwal",
  "Sandhu",
  "Sharma",
  "Patel",
  "Okafor",
  "Tremblay",
  "Li",
  "Fraser",
  "Brar",
];
const names = ["Simran", "Asha", "Dev", "Élise", "Maya", "Arjun", "Noor", "Daniel", "Priya", "Joseph"];
const tags = ["Surrey", "work", "school", "Brampton"];

/** A Punjabi Sikh wedding with 220 households, all invited to the reception. */
function largeWedding(): Doc {
  const plan = new Doc();
  plan.transact(() => {
    putRow(wedding, plan, weddingRowId, {
      title: "Simran and Daniel",
      date: weddingDay,
      guests: 560,
      places: ["calgary"],
    });
    for (const { id, ...event } of defaultEvents("punjabi-sikh", { date: weddingDay, guests: 560 }))
      putRow(events, plan, id, { ...event, place: placesOf[id] ?? "At home" });
    for (const [id, name, category] of businesses)
      putRow(shortlist, plan, id, {
        name,
        category,
        contact: "Harpreet",
        phone: "403 555 0142",
        loadIn: 840,
      });
    for (let at = 0; at < 220; at += 1) addHousehold(plan, at);
  });
  return plan;
}

const placesOf: Record<string, string> = {
  baraat: "Dashmesh Culture Centre",
  milni: "Dashmesh Culture Centre",
  "anand-karaj": "Dashmesh Culture Centre",
  reception: "Celebration Hall",
  sangeet: "Celebration Hall",
};

const businesses = [
  ["901", "Dhol and Decks", "djs"],
  ["902", "Tandoor on Tenth", "caterers"],
] as const;

function addHousehold(plan: Doc, at: number): void {
  const family = families[at % families.length] ?? "";
  const people = 1 + ((at * 7) % 5);
  const id = `h${at}`;
  const invitation: InvitationCell = { invited: people, coming: at % 3 === 0 ? people : null };
  putRow(households, plan, id, {
    name: `${family} family ${at + 1}`,
    people,
    side: sides[at % 2] ?? null,
    tags: [tags[at % tags.length] ?? ""],
  });
  putCell(invitations, plan, id, "reception", packInvitationCell(invitation));
  if (at % 4 !== 0) return;
  putRow(guests, plan, `${id}-1`, {
    household: id,
    name: `${names[(at / 4) % names.length] ?? ""} ${family}`,
    diets: ["vegetarian"],
    allergies: at === 8 ? "peanuts" : "",
  });
}

/** Opens the large wedding as a copy, as somebody would who was sent one. */
export async function openLargeWedding(page: Page): Promise<void> {
  await openTool(page, "Save & share");
  await page.locator("input[type=file]").setInputFiles(planBackup(largeWedding(), "large.wedding-plan"));
  await expect(page.getByText("Restored from “large.wedding-plan”.")).toBeVisible();
}
