import { Doc } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { driveId } from "#app/plan/rules/schedule/drives.ts";
import { businessesAt, businessNeeded, drives, moments } from "#app/plan/schema/schedule.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";

const date = weddingDay;
const [gurdwara, hall] = ["Dashmesh Culture Centre", "Celebration Hall"];

const at = (hours: number, minutes = 0) => 60 * hours + minutes;

const held = {
  sangeet: {
    name: "Sangeet",
    kind: "sangeet",
    date: dayFromWedding(-1),
    start: at(18),
    minutes: 300,
    place: hall,
  },
  baraat: { name: "Baraat", kind: "baraat", date, start: at(9), minutes: 45, place: gurdwara },
  milni: {
    name: "Milni",
    kind: "milni",
    date,
    start: at(10),
    minutes: 45,
    place: gurdwara,
    afterEntry: "baraat",
    contact: "Amrit Gill, 403 555 0100",
  },
  "anand-karaj": {
    name: "Anand Karaj",
    kind: "anand-karaj",
    date,
    start: at(11),
    minutes: 90,
    place: gurdwara,
    afterEntry: "milni",
    fixed: true,
    fixedWhy: "Gurdwara",
  },
  vidaai: { name: "Vidaai", kind: "vidaai", date, start: at(15), minutes: 45, place: "The Gills’ home" },
  reception: {
    name: "Reception",
    kind: "reception",
    date,
    start: at(18),
    minutes: 360,
    place: hall,
    until: at(0),
    contact: "Daniel’s cousin Priya, 403 555 0101",
  },
} as const;

const lines = [
  ["groom-ready", "Groom’s party assembles", "baraat", -30, 30, "Daniel, his brothers"],
  ["tea", "Tea and snacks", "milni", 20, 25, "Both families"],
  ["laavan", "Laavan", "anand-karaj", 40, 30, "The couple"],
  ["langar", "Langar", "anand-karaj", 70, 20, "Everyone"],
  ["entrance", "Grand entrance", "reception", 45, 15, "The couple"],
  ["dinner", "Dinner", "reception", 75, 90, "Everyone"],
  ["speeches", "Speeches", "reception", 175, 30, "Both fathers, Maya"],
  ["dance", "First dance", "reception", 210, 10, "The couple"],
  ["last-song", "Last song", "reception", 340, 20, "Everyone"],
] as const;

const vendors = [
  ["dhol", "Prairie Dhol", "djs", "Harpreet", "403 555 0142", ["baraat", "milni", "dance"]],
  ["lens", "Foothills Lens", "photographers", "Noor", "403 555 0143", ["milni", "anand-karaj", "dance"]],
  ["kitchen", "Tandoor on Tenth", "caterers", "Dev", "403 555 0144", ["tea", "dinner"]],
  ["decor", "Marigold Decor", "decor", "", "", ["reception"]],
] as const;

/** A Punjabi Sikh wedding with its run sheet; the hour of the Anand Karaj is fixed by the gurdwara. */
function weddingWithRunSheet(): Doc {
  const plan = new Doc();
  plan.transact(() => {
    putRow(wedding, plan, weddingRowId, {
      title: "Simran and Daniel",
      date,
      guests: 420,
      places: ["calgary"],
    });
    for (const [id, event] of Object.entries(held)) putRow(events, plan, id, event);
    for (const [id, title, event, after, minutes, people] of lines)
      putRow(moments, plan, id, { title, event, after, minutes, people });
    for (const [id, name, category, contact, phone, places] of vendors) {
      putRow(shortlist, plan, id, { name, category, contact, phone, status: "booked", loadIn: at(8, 30) });
      for (const entry of places) putCell(businessesAt, plan, entry, id, businessNeeded);
    }
    putRow(drives, plan, driveId(gurdwara, "The Gills’ home"), {
      from: gurdwara,
      to: "The Gills’ home",
      minutes: 25,
    });
  });
  return plan;
}

/** The same as a file that 'Restore a backup' takes. */
export const weddingDayCopy = () => planBackup(weddingWithRunSheet(), "day.wedding-plan");
