import { common, venueChecklist } from "../../guide-sources.ts";
import { months, weeks } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** Two families who bring a ceremony each. */
export const mixedTasks: readonly ChecklistTask[] = [
  {
    id: "two-rites",
    title: "Decide which of the two ceremonies carries the signature",
    about:
      "The licence asks for one officiant and two witnesses, once. The other rite stands whole beside it, without papers. Tell both officiants, before they hear it from each other.",
    before: months(10),
    repeats: "mixed",
    links: [link.officiantGuide, link.officiants],
    ...from.registeredClergy,
  },
  {
    id: "turn-the-room",
    title: "Ask the venue for three hours between the two ceremonies",
    about:
      "Two plans for the chairs, one for the stage, and somewhere for guests to be fed meanwhile. One coordinator holds both programmes in one document.",
    before: months(9),
    repeats: "mixed",
    links: [link.planners, link.venues],
    tool: "schedule",
    ...venueChecklist,
  },
  {
    id: "two-programmes",
    title: "Print a programme that tells each family what the other one does",
    about:
      "Ten lines for each rite: when to stand, what is said, why the shoes are gone. In the languages of the grandparents too.",
    before: weeks(7),
    repeats: "mixed",
    links: [link.invitations, link.traditionsGuide],
    ...common,
  },
];
