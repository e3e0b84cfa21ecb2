import { common } from "../../guide-sources.ts";
import { months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** The muhurtham and what belongs to it. */
export const tamilTasks: readonly ChecklistTask[] = [
  {
    id: "muhurtham-hour",
    title: "Have the hall open for the muhurtham's hour",
    about:
      "Your priest gives the hour, often before eight in the morning. The doors then open before six, for vratham, hair and breakfast. Ask for it in writing, with the staff who unlock.",
    before: months(12),
    events: ["muhurtham"],
    links: [link.venues, link.pherasGuide],
    ...common,
    confidence: "medium",
  },
  {
    id: "nagaswaram",
    title: "Book nagaswaram and thavil, and order the banana leaves",
    about:
      "The winds play loudest in the minute of the thaali: warn the hall. A kitchen that cooks a vegetarian breakfast before the muhurtham, and leaves that are ordered a month ahead.",
    before: months(6),
    events: ["muhurtham"],
    links: [link.djs, link.caterers, link.pherasGuide],
    ...common,
    confidence: "medium",
  },
  {
    id: "oonjal",
    title: "Ask the decorator for the frame of the oonjal",
    about:
      "A swing that bears two people, beside the mandap or in its own corner, with room for the aunts who circle it. Ask who hangs it and who answers for it.",
    before: months(7),
    events: ["muhurtham"],
    links: [link.decorators, link.mandapGuide],
    tool: "shortlist",
    ...common,
    confidence: "medium",
  },
  {
    id: "thaali",
    title: "Order the thaali and the koorai",
    about:
      "Form and day of making differ by community; some families melt the gold at a ponnurukku on a day their priest names. Silk from India needs five to eight months.",
    before: months(6),
    events: ["muhurtham"],
    links: [link.jewellery, link.bridalWear],
    ...from.bookingTimes,
  },
  {
    id: "nichayathartham-plates",
    title: "Agree with both families on the plates of the nichayathartham",
    about:
      "How many plates each side brings, what is on them, and who reads the day aloud. The hall needs a long table and a lamp; ask about its flame.",
    before: weeks(6),
    events: ["nichayathartham"],
    links: [link.traditionsGuide],
    ...common,
    confidence: "medium",
  },
  {
    id: "nalangu-things",
    title: "Get together what the nalangu needs",
    about:
      "Turmeric or coconuts, flowers, bangles, mats and the aunt who knows the songs, as your family does it.",
    before: weeks(2),
    events: ["nalangu"],
    links: [link.haldiGuide],
    ...common,
    confidence: "medium",
  },
];
