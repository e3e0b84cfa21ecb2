import { common, commonPractice, flameIsWitness, venueChecklist } from "../../guide-sources.ts";
import { months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** The rites beside a fire: pheras, hasta melap, muhurtham. */
export const hinduTasks: readonly ChecklistTask[] = [
  {
    id: "muhurat",
    title: "Ask the priest for muhurat dates, before you ask any venue",
    about:
      "He needs both birth details and sometimes a week. We never compute an hour: enter the one he gives you as the event's start. Ask the venue to hold it in writing.",
    before: months(15),
    events: ["pheras", "hasta-melap", "muhurtham"],
    links: [link.priests, link.pherasGuide],
    ...common,
  },
  {
    id: "pandit",
    title: "Book the pandit, and ask whether he is registered in Alberta",
    about:
      "Which rite, which language, how long: the full vivah takes one and a half to three hours, a short form about one. If he is not registered, add a short signing with a commissioner.",
    before: months(9),
    events: ["pheras", "hasta-melap", "muhurtham"],
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
    events: ["pheras", "hasta-melap", "muhurtham"],
    links: [link.fireGuide, link.venues],
    ...flameIsWitness,
  },
  {
    id: "mandap",
    title: "Book mandap and stage",
    about:
      "10 by 10 to 16 by 16 feet on a stage with a ramp, eleven feet or more of ceiling, no sprinkler above the kund. Cloth a metre from the fire and flame-resistant.",
    before: months(8),
    events: ["pheras", "hasta-melap", "muhurtham"],
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
    events: ["pheras", "hasta-melap", "muhurtham"],
    links: [link.priests, link.pherasGuide],
    ...common,
  },
  {
    id: "rite-roles",
    title: "Tell those who have a part in the rite: kanyadaan, laja homa, the knot",
    about:
      "Parents, the brother with the puffed rice, the sister who ties the scarves or holds the lamp. And who guards the shoes.",
    before: weeks(4),
    events: ["pheras", "hasta-melap", "muhurtham"],
    links: [link.pherasGuide],
    tool: "schedule",
    ...common,
  },
  {
    id: "fire-watch",
    title: "Name who keeps fire watch, with extinguisher and lid beside the kund",
    about:
      "A metal tray with sand, the venue's person at the panel, the permit in the hand of whoever opens the door. The detectors are put back before lunch.",
    before: weeks(1),
    events: ["pheras", "hasta-melap", "muhurtham"],
    links: [link.fireGuide],
    ...commonPractice,
  },
];
