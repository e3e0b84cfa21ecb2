import { exampleCouple } from "#content/plan/example-wedding.ts";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";

/** The day on which the example is shown: pages that are stored know no today. */
const today = "2027-03-18";

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

/**
 * What the example's plan shows half a year before its day; pages that are stored know no today. The test beside
 * this file builds that plan and finds each line in it.
 */
export const examplePlan = {
  title: `${exampleCouple.partnerOne} & ${exampleCouple.partnerTwo}`,
  date: "2027-08-21",
  today,
  done: 26,
  tasks: [
    task({
      id: "invitations-order",
      title: "Order the invitations, one insert for each event",
      due: "2027-03-21",
    }),
    task({
      id: "example-task",
      title: "Ask Harjit’s family about the mehndi tent",
      due: "2027-03-24",
      assignee: "Daniel",
      events: [{ id: "mehndi", name: "Mehndi" }],
    }),
    task({
      id: "sangeet-dances",
      title: "Begin the rehearsals: who dances, to what, in which living room",
      due: "2027-04-20",
      events: [{ id: "sangeet", name: "Ladies' sangeet" }],
    }),
  ],
  taskCount: 85,
  budget: [
    { id: "reception", name: "Reception", cents: 4_891_824 },
    { id: "", name: "The wedding as a whole", cents: 3_879_293 },
    { id: "sangeet", name: "Ladies' sangeet", cents: 1_765_155 },
    { id: "mehndi", name: "Mehndi", cents: 749_490 },
    { id: "anand-karaj", name: "Anand Karaj", cents: 241_000 },
    { id: "baraat", name: "Baraat", cents: 204_750 },
  ],
} as const;
