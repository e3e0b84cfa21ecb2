import { banffRules, common } from "../../guide-sources.ts";
import { days, months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** A ceremony of two. */
export const elopementTasks: readonly ChecklistTask[] = [
  {
    id: "elopement-place",
    title: "Choose the place, and a second one for bad weather",
    about:
      "In Banff National Park outdoor ceremonies have at most 20 people, small props and no amplified sound, and no site is yours alone. A lodge or a porch for rain and smoke is asked now, too.",
    before: months(6),
    events: ["elopement"],
    links: [link.banffGuide, link.weatherGuide],
    ...banffRules,
  },
  {
    id: "elopement-officiant",
    title: "Book a marriage commissioner or clergy who is registered in Alberta",
    about:
      "Ask for the fee of the way there and how long they can wait for the weather. Six to twelve months ahead in summer.",
    before: months(6),
    events: ["elopement"],
    links: [link.officiants, link.officiantGuide],
    tool: "shortlist",
    ...from.officiantTimes,
  },
  {
    id: "elopement-light",
    title: "Set the hour by the sun of that day",
    about:
      "In the valleys the sun is gone one to two and a half hours before the sunset of the tables. Early mornings are quiet, and car parks are empty.",
    before: weeks(8),
    events: ["elopement"],
    links: [link.dateFinder, link.weatherGuide],
    tool: "schedule",
    ...common,
  },
  {
    id: "elopement-tell",
    title: "Decide who you tell, and when",
    about: "Before, with a letter that opens on the day, or afterwards by telephone. Parents first.",
    before: weeks(6),
    events: ["elopement"],
    links: [link.invitations],
    ...common,
  },
  {
    id: "elopement-dinner",
    title: "Reserve the table for dinner",
    about:
      "A quiet corner, a set menu and the hour after the last photograph. Small rooms in Banff fill up in summer.",
    before: months(3),
    events: ["dinner"],
    links: [link.venues],
    ...common,
  },
  {
    id: "elopement-bag",
    title: "Pack licence, rings, pen, park passes and warm layers",
    about:
      "Everyone who takes part needs a park pass. Boots that grip under the dress, a blanket, water, and a bag for what you brought.",
    before: days(2),
    events: ["elopement"],
    links: [link.weatherGuide, link.licenceGuide],
    ...banffRules,
  },
];

/** Of the tasks that every wedding has, those that a wedding of two needs as well. */
export const generalTasksOfElopements: ReadonlySet<string> = new Set([
  "budget",
  "date-check",
  "photographer",
  "rooms",
  "beauty",
  "flowers",
  "rings",
  "marriage-licence",
  "witnesses",
  "interpreter",
  "drone-papers",
  "banff-vendors",
  "banff-rain",
  "banff-shuttle",
  "weather-plan",
  "week-confirm",
  "papers",
  "day-sign",
  "marriage-certificate",
  "settle",
  "names",
  "reviews",
]);
