import { afterTasks } from "./after-tasks.ts";
import { banffTasks } from "./banff-tasks.ts";
import { elopementTasks } from "./elopement-tasks.ts";
import { eveningTasks } from "./evening-tasks.ts";
import { firstTasks } from "./first-tasks.ts";
import { gujaratiTasks } from "./gujarati-tasks.ts";
import { hinduTasks } from "./hindu-tasks.ts";
import { ismailiTasks } from "./ismaili-tasks.ts";
import { lastTasks } from "./last-tasks.ts";
import { lawTasks } from "./law-tasks.ts";
import { mixedTasks } from "./mixed-tasks.ts";
import { muslimTasks } from "./muslim-tasks.ts";
import type { ChecklistTask } from "./checklist-task.ts";
import { processionTasks } from "./procession-tasks.ts";
import { sikhTasks } from "./sikh-tasks.ts";
import { standardTasks } from "./standard-tasks.ts";
import { tamilTasks } from "./tamil-tasks.ts";

/** All tasks that the checklist knows; which of them a plan needs depends on its events and places. */
export const checklistTasks: readonly ChecklistTask[] = [
  ...firstTasks,
  ...hinduTasks,
  ...gujaratiTasks,
  ...tamilTasks,
  ...sikhTasks,
  ...muslimTasks,
  ...ismailiTasks,
  ...mixedTasks,
  ...standardTasks,
  ...elopementTasks,
  ...eveningTasks,
  ...processionTasks,
  ...banffTasks,
  ...lawTasks,
  ...lastTasks,
  ...afterTasks,
];
