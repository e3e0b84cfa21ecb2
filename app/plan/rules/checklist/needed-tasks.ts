import type { ChecklistTask } from "#content/plan/checklist/checklist-task.ts";
import { checklistTasks } from "#content/plan/checklist/checklist-tasks.ts";
import { generalTasksOfElopements } from "#content/plan/checklist/elopement-tasks.ts";
import { rites } from "#content/plan/event-kinds.ts";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";

/** An event of the plan, as far as the checklist reads it. */
export type ChecklistEvent = {
  id: string;
  kind: string;
  name: string;
  date: string | null;
  start: number | null;
};

/** A task of the list that this wedding needs. */
export type NeededTask = {
  /** Key under which the plan saves its progress. */
  id: string;
  task: ChecklistTask;
  title: string;
  /** The events that it prepares, the first one first; none for the wedding as a whole. */
  events: readonly ChecklistEvent[];
  /** The events whose first day it is counted from; none for the wedding day. */
  countedFrom: readonly ChecklistEvent[];
};

/** The events of most weddings; used while the couple has not chosen any event. */
const assumed = ["ceremony", "reception"];

/** Moments of another event's day: they share its hall and its caterer. */
const withinOthers = ["baraat", "milni", "vidaai"];

/**
 * The tasks of the list that a wedding with these events in these places needs, in the list's order. Without
 * a chosen place it is Calgary.
 * @param traditions of the wedding, which order events without a date
 */
export function neededTasks(
  events: readonly ChecklistEvent[],
  places: readonly string[],
  traditions: readonly TraditionId[],
): NeededTask[] {
  const held = sortEvents(events, traditions);
  const kinds = held.length === 0 ? assumed : held.map(({ kind }) => kind);
  const ritesHeld = new Set(kinds.filter(isRite));
  const isMixed = ritesHeld.size > 1;
  const isElopement = ritesHeld.size === 1 && ritesHeld.has("elopement") && !kinds.includes("reception");
  const where = places.length === 0 ? ["calgary"] : places;
  return checklistTasks.flatMap((task): NeededTask[] => {
    if (task.place !== undefined && !where.includes(task.place)) return [];
    if (task.repeats === "mixed" && !isMixed) return [];
    if (isElopement && task.events === undefined && !generalTasksOfElopements.has(task.id)) return [];
    if (task.repeats === "each-event")
      return held.filter(({ kind }) => hasOwnGuests(kind, task)).map((event) => forEvent(task, event));
    const isFor = (kind: string) => task.events?.some((wanted) => wanted === kind) ?? false;
    if (task.events !== undefined && !kinds.some(isFor)) return [];
    const prepared = held.filter(({ kind }) => isFor(kind));
    const countedFrom = task.countedFrom === undefined ? prepared : held.filter(({ kind }) => isRite(kind));
    return [{ id: task.id, task, title: task.title, events: prepared, countedFrom }];
  });
}

const isRite = (kind: string) => rites.some((rite) => rite === kind);
const hasOwnGuests = (kind: string, { except = [] }: ChecklistTask) =>
  !withinOthers.includes(kind) && !except.some((other) => other === kind);

function forEvent(task: ChecklistTask, event: ChecklistEvent): NeededTask {
  const name = event.name === "" ? "an event" : event.name;
  return {
    id: `${task.id}@${event.id}`,
    task,
    title: task.title.replace("{event}", name),
    events: [event],
    countedFrom: [event],
  };
}
