import { eventKinds } from "#content/plan/event-kinds.ts";
import type { PlanTask } from "#content/plan/checklist/checklist-task.ts";
import { stageOfLead, taskStages, type TaskStageId } from "#content/plan/checklist/task-stages.ts";
import { addMonths } from "#app/calendar/add-months.ts";
import { earliestLicenceDay } from "#app/calendar/licence-window.ts";
import type { Row } from "#app/plan/document/plan-table.ts";
import type { wedding } from "#app/plan/document/wedding-tables.ts";
import { addDays, daysBetween } from "#app/plan/start/plan-events.ts";

import { neededTasks, type EventOfPlan, type NeededTask } from "./needed-tasks.ts";
import { deadlineOf, dueDay } from "#app/plan/checklist/task-days.ts";
import type { spreads, tasks } from "#app/plan/checklist/task-tables.ts";
import { plannedDay, weddingTime, type WeddingTime } from "./wedding-date.ts";

type TaskRow = Row<(typeof tasks)["shape"]>;
type SpreadRow = Row<(typeof spreads)["shape"]>;

/** What the checklist follows from: rows of the plan as they are. */
export type ChecklistPlan = {
  wedding: Pick<Row<(typeof wedding)["shape"]>, "date" | "season" | "year" | "places"> | undefined;
  events: readonly EventOfPlan[];
  tasks: readonly TaskRow[];
  spread: SpreadRow | undefined;
};

/** The stages of a list, with one more for what somebody added without a day. */
export const rowStages = [...taskStages, { id: "own", name: "Your own, without a day" }] as const;
export type RowStageId = TaskStageId | "own";

/** A line of the checklist. */
export type ChecklistRow = {
  id: string;
  title: string;
  stage: RowStageId;
  stageName: string;
  /** The events that it is for; none for the wedding as a whole. */
  events: readonly { id: string; name: string }[];
  /** The day by which it is to be done; null where only its month is known, or nothing. */
  due: string | null;
  /** The month, as 2027-06, where the wedding has a season and no day. */
  dueMonth: string | null;
  /** Whether somebody chose another day than the list's. */
  isMoved: boolean;
  /** The last day that somebody else has set, with the reason. */
  deadline: { day: string; says: string } | null;
  /** The first day on which it can be done. */
  opensOn: string | null;
  doneOn: string | null;
  skipped: boolean;
  assignee: string;
  note: string;
  /** What the list says of it; null for a task that somebody added. */
  task: PlanTask | null;
};

/**
 * The checklist of a plan: stage by stage, and within a stage in the order of the days.
 * @param today in Alberta, in the form yyyy-mm-dd
 */
export function checklistRows(plan: ChecklistPlan, today: string): ChecklistRow[] {
  const time = weddingTime(plan.wedding, today);
  const known = new Map(plan.tasks.map((row) => [row.id, row]));
  const needed = neededTasks(plan.events, plan.wedding?.places ?? []);
  const listed = needed.map((entry) => listedRow(entry, known.get(entry.id), { plan, time, today }));
  const ofList = new Set(needed.map(({ id }) => id));
  const own = plan.tasks
    .filter(({ id, title }) => title !== "" && !ofList.has(id))
    .map((row) => ownRow(row, plan.events, time));
  const rank = new Map<string, number>(rowStages.map(({ id }, position) => [id, position]));
  const key = ({ stage, due, dueMonth }: ChecklistRow) =>
    `${rank.get(stage) ?? rowStages.length} ${due ?? dueMonth ?? "9"}`;
  return [...listed, ...own].toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** From when on the list is spread: from today where it has not been spread for this wedding day. */
export function spreadSince(spread: SpreadRow | undefined, time: WeddingTime, today: string): string {
  const since = spread?.wedding === time.said ? plannedDay(spread.since) : null;
  return since !== null && since <= today ? since : today;
}

type Moment = { plan: ChecklistPlan; time: WeddingTime | null; today: string };

function listedRow(
  { id, task, title, events }: NeededTask,
  kept: TaskRow | undefined,
  { plan, time, today }: Moment,
): ChecklistRow {
  const dated = events.flatMap(({ date }) => plannedDay(date) ?? []).toSorted();
  const prepared = dated[0] ?? (time === null ? null : usualDay(events, time.day));
  const span =
    time === null
      ? { since: today, wedding: prepared ?? today }
      : { since: spreadSince(plan.spread, time, today), wedding: time.day };
  const day = prepared === null ? null : dueDay(task, prepared, span);
  const isExact = dated.length > 0 || time?.exact === true;
  const moved = plannedDay(kept?.due ?? null);
  const last = prepared !== null && isExact ? deadlineOf(task, prepared) : null;
  const stage = stageOfLead(task.before);
  return {
    id,
    title,
    ...stageWithName(stage),
    events,
    due: moved ?? (isExact ? day : null),
    dueMonth: moved === null && !isExact ? (day?.slice(0, 7) ?? null) : null,
    isMoved: moved !== null,
    deadline: last === null ? null : { day: last, says: task.deadline?.says ?? "" },
    opensOn: task.opens !== undefined && time?.exact === true ? earliestLicenceDay(time.day) : null,
    ...whatWasDone(kept),
    task,
  };
}

/** When the first of some events without a date is usually held. */
function usualDay(events: readonly EventOfPlan[], wedding: string): string {
  const offsets = events.map(({ kind }) => eventKinds.find(({ id }) => id === kind)?.day ?? 0);
  return addDays(wedding, offsets.length === 0 ? 0 : Math.min(...offsets));
}

function ownRow(row: TaskRow, events: readonly EventOfPlan[], time: WeddingTime | null): ChecklistRow {
  const due = plannedDay(row.due);
  return {
    id: row.id,
    title: row.title,
    ...stageWithName(due === null || time === null ? "own" : stageOfDay(due, time.day)),
    events: events.filter(({ id }) => id === row.event),
    due,
    dueMonth: null,
    isMoved: false,
    deadline: null,
    opensOn: null,
    ...whatWasDone(row),
    task: null,
  };
}

const whatWasDone = (row: TaskRow | undefined) => ({
  doneOn: row?.doneOn ?? null,
  skipped: row?.skipped ?? false,
  assignee: row?.assignee ?? "",
  note: row?.note ?? "",
});

const stageWithName = (stage: RowStageId) => ({
  stage,
  stageName: rowStages.find(({ id }) => id === stage)?.name ?? "",
});

function stageOfDay(day: string, wedding: string): TaskStageId {
  for (const count of [12, 9, 6, 3])
    if (day <= addMonths(wedding, -count)) return stageOfLead({ unit: "months", count });
  return stageOfLead({ unit: "days", count: daysBetween(day, wedding) });
}
