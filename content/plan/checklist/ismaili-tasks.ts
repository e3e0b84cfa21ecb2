import { common } from "../../guide-sources.ts";
import { months } from "./lead-times.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import * as from from "./task-sources.ts";
import * as link from "./vendor-links.ts";

/** The nikah that the jamatkhana arranges. */
export const ismailiTasks: readonly ChecklistTask[] = [
  {
    id: "jamatkhana",
    title: "Ask your jamatkhana for its dates before you book the hall",
    about:
      "Families marry at or through the jamatkhana, with its own officers. Ask which days and hours are possible, which papers it wants, and by when.",
    before: months(14),
    events: ["ismaili-nikah"],
    links: [link.pherasGuide, link.bookingGuide],
    ...common,
    confidence: "medium",
  },
  {
    id: "jamatkhana-registered",
    title: "Ask who signs the Alberta licence at the jamatkhana",
    about:
      "Clergy have to be registered in Alberta for the ceremony to be the legal marriage too. If that is not the case on your day, add a short signing with a commissioner.",
    before: months(8),
    events: ["ismaili-nikah"],
    links: [link.officiantGuide, link.officiants],
    ...from.registeredClergy,
  },
  {
    id: "jamatkhana-guests",
    title: "Ask which part guests of other faiths may attend",
    about:
      "Then write the invitation: to the nikah, or to the reception only. The same goes for photographs and film. Tell the jamatkhana how many come.",
    before: months(5),
    events: ["ismaili-nikah"],
    links: [link.pherasGuide, link.invitations],
    tool: "guests",
    ...common,
    confidence: "medium",
  },
];
