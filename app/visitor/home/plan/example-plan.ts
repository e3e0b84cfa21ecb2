import { exampleCouple } from "#content/plan/example-wedding.ts";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";

/** The day on which the example is shown: pages that are stored know no today. */
const today = "2027-01-30";

const task = (row: Pick<ChecklistRow, "id" | "title"> & Partial<ChecklistRow>): ChecklistRow => ({
  stage: "own",
  stageName: "",
  events: [],
  due: null,
  dueMonth: null,
  isMoved: false,
  deadline: null,
  opensOn: null,
  doneOn: null,
  skipped: false,
  assignee: "",
  note: "",
  task: null,
  ...row,
});

/** The example wedding (content/plan/example-wedding.ts), as its plan looks half a year before. */
export const examplePlan = {
  title: `${exampleCouple.partnerOne} & ${exampleCouple.partnerTwo}`,
  date: "2027-08-21",
  today,
  done: 18,
  tasks: [
    task({
      id: "home-example-menu",
      title: "Choose the reception menu",
      due: "2027-01-30",
      assignee: "Simran",
      events: [{ id: "reception", name: "Reception" }],
    }),
    task({
      id: "home-example-permit",
      title: "Ask about the baraat’s street",
      due: "2027-02-06",
      assignee: "Manjit",
      events: [{ id: "baraat", name: "Baraat" }],
    }),
    task({
      id: "home-example-hotel",
      title: "Hold hotel rooms for Toronto",
      due: "2027-02-14",
      assignee: "Daniel",
    }),
  ],
  taskCount: 46,
  budget: [
    { id: "venue", name: "Venue, food and drink", cents: 4_620_000 },
    { id: "decor", name: "Decor and mandap", cents: 1_870_000 },
    { id: "photo", name: "Photos and video", cents: 1_320_000 },
    { id: "attire", name: "Attire and jewellery", cents: 1_210_000 },
    { id: "other", name: "Everything else", cents: 1_980_000 },
  ],
} as const;
