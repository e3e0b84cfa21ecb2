import { common, commonPractice, flameIsWitness, venueChecklist } from "../../guide-sources.ts";
import { months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** The pheras, and the muhurtham of a Tamil wedding. */
export const hinduTasks: readonly ChecklistTask[] = [
  {
    id: "muhurat",
    title: "Ask the priest for muhurat dates, before you ask any venue",
    about:
      "He needs both birth details and sometimes a week. For a Tamil muhurtham the hour can lie before eight in the morning: then the doors have to open before six. Ask the venue to hold the hour in writing.",
    before: months(15),
    events: ["pheras"],
    links: [link.priests, link.pherasGuide],
    ...common,
  },
  {
    id: "pandit",
    title: "Book the pandit, and ask whether he is registered in Alberta",
    about:
      "Which rite, which language, how long: the full vivah takes one and a half to three hours, a short form about one. If he is not registered, add a short signing with a commissioner.",
    before: months(9),
    events: ["pheras"],
    links: [link.priests, link.officiantGuide],
    tool: "shortlist",
    ...from.registeredClergy,
  },
  {
    id: "flame-venue",
    title: "Have the venue's yes to the fire in writing",
    about:
      "Fire permit, detectors isolated, fire watch, standby officer and who pays for it. The flame may be very small, but for most Hindu and Jain families the rite is not complete without it.",
    before: months(12),
    events: ["pheras"],
    links: [link.fireGuide, link.venues],
    ...flameIsWitness,
  },
  {
    id: "mandap",
    title: "Book mandap and stage",
    about:
      "10 by 10 to 16 by 16 feet on a stage with a ramp, eleven feet or more of ceiling, no sprinkler above the kund. For a Tamil wedding also a frame for the oonjal, the swing. Cloth a metre from the fire and flame-resistant.",
    before: months(8),
    events: ["pheras"],
    links: [link.decorators, link.mandapGuide],
    tool: "shortlist",
    ...venueChecklist,
  },
  {
    id: "samagri",
    title: "Get the priest's list of samagri, and decide who brings it",
    about:
      "Kund, ghee, wood, grains, coconuts, betel leaves, threads, the stone, the cloth that ties you. Half comes from the grocer, some from the priest, one thing from an aunt who is asked now.",
    before: weeks(6),
    events: ["pheras"],
    links: [link.priests, link.pherasGuide],
    ...common,
  },
  {
    id: "rite-roles",
    title: "Tell those who have a part in the rite: kanyadaan, laja homa, the knot",
    about:
      "Parents, the brother with the puffed rice, the sister who ties the scarves; in a Tamil wedding who holds the lamp while the thaali is tied. And who guards the shoes.",
    before: weeks(4),
    events: ["pheras"],
    links: [link.pherasGuide],
    tool: "schedule",
    ...common,
  },
  {
    id: "nagaswaram",
    title: "For a Tamil wedding: book nagaswaram and thavil, and the banana leaves",
    about:
      "The winds play loudest in the minute of the thaali: warn the hall. A kitchen that cooks a vegetarian breakfast before the muhurtham, and leaves that are ordered a month ahead.",
    before: months(6),
    events: ["pheras"],
    links: [link.djs, link.caterers, link.pherasGuide],
    ...common,
    confidence: "medium",
  },
  {
    id: "fire-watch",
    title: "Name who keeps fire watch, with extinguisher and lid beside the kund",
    about:
      "A metal tray with sand, the venue's person at the panel, the permit in the hand of whoever opens the door. The detectors are put back before lunch.",
    before: weeks(1),
    events: ["pheras"],
    links: [link.fireGuide],
    ...commonPractice,
  },
];
