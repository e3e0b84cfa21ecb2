import { common, venueChecklist } from "../../guide-sources.ts";
import { months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as link from "./vendor-links.ts";

/** Puja, pithi, garba night and the hasta melap. */
export const gujaratiTasks: readonly ChecklistTask[] = [
  {
    id: "puja-place",
    title: "Settle hour and place of the puja with the priest",
    about:
      "At home or in a small hall, shoes off, with room for a small flame: ask the hall about it. The priest says how long it takes and what to have ready.",
    before: months(2),
    events: ["puja"],
    links: [link.priests, link.fireGuide],
    ...common,
  },
  {
    id: "garba-floor",
    title: "Book a hall whose floor stays empty for garba",
    about:
      "The circles need the middle of the room: tables along the walls, speakers in the corners. Ask about the end of music and, for bare feet, about the floor.",
    before: months(11),
    events: ["garba", "dandiya"],
    links: [link.venues, link.sangeetGuide],
    tool: "shortlist",
    ...venueChecklist,
  },
  {
    id: "garba-band",
    title: "Book the singer or DJ for the garba and raas",
    about:
      "Ask how they build the evening, from slow garba to fast raas, and whether they bring the sound. Two dandiya sticks for each guest who dances.",
    before: months(9),
    events: ["garba", "dandiya"],
    links: [link.djs, link.sangeetGuide],
    tool: "shortlist",
    ...common,
  },
  {
    id: "ponkhvu",
    title: "Get the ponkhvu tray and the antarpat ready",
    about:
      "What the bride's mother welcomes the jaan with, the cloth between the two, and who holds it. Ask the priest for his list; families differ.",
    before: weeks(4),
    events: ["hasta-melap"],
    links: [link.pherasGuide],
    ...common,
  },
  {
    id: "jain-kitchen",
    title: "Ask the kitchen for a Jain line, if your families keep it",
    about:
      "Without meat, eggs, onion, garlic and other roots, in pans of its own, and often eaten before sunset: about 9:55 p.m. in June and 5:32 p.m. in December.",
    before: months(6),
    events: ["hasta-melap", "garba"],
    links: [link.caterers, link.dateFinder],
    tool: "guests",
    ...venueChecklist,
  },
];
