import { eveningTasks } from "./evening-tasks.ts";
import { firstTasks } from "./first-tasks.ts";
import { lastTasks } from "./last-tasks.ts";
import { lawTasks } from "./law-tasks.ts";
import type { PlanTask } from "./plan-task.ts";
import { processionTasks } from "./procession-tasks.ts";
import { riteTasks } from "./rite-tasks.ts";
import { standardTasks } from "./standard-tasks.ts";

/** All tasks that the checklist knows; which of them a plan needs depends on its events and places. */
export const planTasks: readonly PlanTask[] = [
  ...firstTasks,
  ...riteTasks,
  ...standardTasks,
  ...eveningTasks,
  ...processionTasks,
  ...lawTasks,
  ...lastTasks,
];
