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

/** An invented wedding, as its plan looks half a year before. */
export const examplePlan = {
  title: "Harpreet & Daniel",
  date: "2027-08-21",
  today,
  done: 18,
  tasks: [
    task({
      id: "home-example-menu",
      title: "Choose the reception menu",
      due: "2027-01-30",
      assignee: "Harpreet",
      events: [{ id: "reception", name: "Reception" }],
    }),
    task({
      id: "home-example-permit",
      title: "Ask about the baraat’s street",
      due: "2027-02-06",
      assignee: "Manjit Aunty",
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
    { id: "venue", name: "Venue, food and drink", cents: 3_960_000 },
    { id: "decor", name: "Decor and mandap", cents: 1_240_000 },
    { id: "photo", name: "Photos and video", cents: 980_000 },
    { id: "attire", name: "Attire and jewellery", cents: 820_000 },
  ],
} as const;
