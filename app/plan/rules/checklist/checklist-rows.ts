import { eventKinds } from "#content/plan/event-kinds.ts";
import type { ChecklistTask } from "#content/plan/checklist/checklist-task.ts";
import { stageOfLead, taskStages, type TaskStageId } from "#content/plan/checklist/task-stages.ts";
import { addMonths } from "#app/calendar/add-months.ts";
import { earliestLicenceDay } from "#app/calendar/licence-window.ts";
import type { PlanRow } from "#app/plan/document/plan-table.ts";
import type { wedding } from "#app/plan/schema/wedding.schema.ts";
import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";

import { neededTasks, type ChecklistEvent, type NeededTask } from "./needed-tasks.ts";
import { taskDeadline, dueDate } from "./due-dates.ts";
import type { checklistStarts, tasks } from "#app/plan/schema/checklist.schema.ts";
import { validDay, weddingDate, type WeddingDate } from "./wedding-date.ts";

type TaskRow = PlanRow<(typeof tasks)["shape"]>;
type SpreadRow = PlanRow<(typeof checklistStarts)["shape"]>;
type WeddingRow = PlanRow<(typeof wedding)["shape"]>;

/** The input of the checklist: current rows of the plan. */
export type ChecklistPlan = {
  wedding:
    | (Pick<WeddingRow, "date" | "season" | "year" | "places"> & Partial<Pick<WeddingRow, "kinds">>)
    | undefined;
  events: readonly ChecklistEvent[];
  tasks: readonly TaskRow[];
  spread: SpreadRow | undefined;
};

/** The stages of a list, plus one for added tasks without a day. */
export const checklistStages = [...taskStages, { id: "own", name: "Your own, without a day" }] as const;
export type ChecklistStageId = TaskStageId | "own";

/** A line of the checklist. */
export type ChecklistRow = {
  id: string;
  title: string;
  stage: ChecklistStageId;
  stageName: string;
  /** The events that it is for; none for the wedding as a whole. */
  events: readonly { id: string; name: string }[];
  /** The due day; null where only its month is known, or nothing. */
  due: string | null;
  /** The month, as 2027-06, where the wedding has a season and no day. */
  dueMonth: string | null;
  /** Whether somebody chose another day than the list's. */
  isMoved: boolean;
  /** The last possible day, set by a third party, with the reason. */
  deadline: { day: string; says: string } | null;
  /** The first possible day. */
  opensOn: string | null;
  doneOn: string | null;
  skipped: boolean;
  assignee: string;
  note: string;
  /** The list's explanation; null for a task that somebody added. */
  task: ChecklistTask | null;
};

/** What the days of the site's list follow from. */
export type ChecklistFrame = Omit<ChecklistPlan, "tasks">;

/**
 * The checklist of a plan: by stage, and within a stage by day.
 * @param today in Alberta, in the form yyyy-mm-dd
 */
export function checklistRows({ tasks: known, ...frame }: ChecklistPlan, today: string): ChecklistRow[] {
  return checklistOf(frame, today)(known);
}

/**
 * The same in two steps: the days of the site's list are found once, and what was ticked or written is filled in
 * after each change. A task that did not change keeps its row.
 */
export function checklistOf(
  frame: ChecklistFrame,
  today: string,
): (tasks: readonly TaskRow[]) => ChecklistRow[] {
  const time = weddingDate(frame.wedding, today);
  const needed = neededTasks(frame.events, frame.wedding?.places ?? [], frame.wedding?.kinds ?? []);
  const untouched = needed.map((entry) => listedRow(entry, { frame, time, today }));
  const ofList = new Set(needed.map(({ id }) => id));
  const rows = new WeakMap<TaskRow, ChecklistRow>();
  const rowOf = (task: TaskRow, make: () => ChecklistRow) => {
    const row = rows.get(task) ?? make();
    rows.set(task, row);
    return row;
  };
  return (tasks) => {
    const known = new Map(tasks.map((task) => [task.id, task]));
    const listed = untouched.map((row) => {
      const task = known.get(row.id);
      return task === undefined ? row : rowOf(task, () => withTask(row, task));
    });
    const own = tasks
      .filter(({ id, title }) => title !== "" && !ofList.has(id))
      .map((task) => rowOf(task, () => ownRow(task, frame.events, time)));
    return inOrder([...listed, ...own]);
  };
}

/** By stage, and within a stage by day. */
function inOrder(rows: readonly ChecklistRow[]): ChecklistRow[] {
  const rank = new Map<string, number>(checklistStages.map(({ id }, position) => [id, position]));
  const key = ({ stage, due, dueMonth }: ChecklistRow) =>
    `${rank.get(stage) ?? checklistStages.length} ${due ?? dueMonth ?? "9"}`;
  return rows
    .map((row) => ({ row, at: key(row) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ row }) => row);
}

/** The start from which the list is spread: today, where it has not been spread for this wedding day. */
export function checklistStartDate(spread: SpreadRow | undefined, time: WeddingDate, today: string): string {
  const since = spread?.wedding === time.said ? validDay(spread.since) : null;
  return since !== null && since <= today ? since : today;
}

type Moment = { frame: ChecklistFrame; time: WeddingDate | null; today: string };

/** A task of the site's list to which nothing was done yet. */
function listedRow(
  { id, task, title, events, countedFrom }: NeededTask,
  { frame, time, today }: Moment,
): ChecklistRow {
  const dated = countedFrom.flatMap(({ date }) => validDay(date) ?? []).toSorted();
  const prepared = dated[0] ?? (time === null ? null : usualDay(countedFrom, time.day));
  const span =
    time === null
      ? { since: today, wedding: prepared ?? today }
      : { since: checklistStartDate(frame.spread, time, today), wedding: time.day };
  const day = prepared === null ? null : dueDate(task, prepared, span);
  const isExact = dated.length > 0 || time?.exact === true;
  const last = prepared !== null && isExact ? taskDeadline(task, prepared) : null;
  const stage = stageOfLead(task.before);
  return {
    id,
    title,
    ...stageWithName(stage),
    events,
    due: isExact ? day : null,
    dueMonth: isExact ? null : (day?.slice(0, 7) ?? null),
    isMoved: false,
    deadline: last === null ? null : { day: last, says: task.deadline?.says ?? "" },
    opensOn: task.opens !== undefined && prepared !== null && isExact ? earliestLicenceDay(prepared) : null,
    doneOn: null,
    skipped: false,
    assignee: "",
    note: "",
    task,
  };
}

/** The same task with what the couple did and wrote. */
function withTask(row: ChecklistRow, kept: TaskRow): ChecklistRow {
  const moved = validDay(kept.due);
  return {
    ...row,
    ...(moved === null ? {} : { due: moved, dueMonth: null, isMoved: true }),
    ...whatWasDone(kept),
  };
}

/** The usual day of the first of some events without a date. */
function usualDay(events: readonly ChecklistEvent[], wedding: string): string {
  const offsets = events.map(({ kind }) => eventKinds.find(({ id }) => id === kind)?.day ?? 0);
  return addDays(wedding, offsets.length === 0 ? 0 : Math.min(...offsets));
}

function ownRow(row: TaskRow, events: readonly ChecklistEvent[], time: WeddingDate | null): ChecklistRow {
  const due = validDay(row.due);
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

const whatWasDone = ({ doneOn, skipped, assignee, note }: TaskRow) => ({ doneOn, skipped, assignee, note });

const stageWithName = (stage: ChecklistStageId) => ({
  stage,
  stageName: checklistStages.find(({ id }) => id === stage)?.name ?? "",
});

function stageOfDay(day: string, wedding: string): TaskStageId {
  for (const count of [12, 9, 6, 3])
    if (day <= addMonths(wedding, -count)) return stageOfLead({ unit: "months", count });
  return stageOfLead({ unit: "days", count: daysBetween(day, wedding) });
}
