import type { LeadTime } from "./lead-times.ts";

/** The specification's four stages of planning, then the last three months, week, day and after. */
export const taskStages = [
  { id: "twelve", name: "12+ months before" },
  { id: "nine", name: "9-12 months before" },
  { id: "six", name: "6-9 months before" },
  { id: "three", name: "3-6 months before" },
  { id: "last-months", name: "The last three months" },
  { id: "week", name: "The last week" },
  { id: "day", name: "The day" },
  { id: "after", name: "Afterwards" },
] as const;

export type TaskStageId = (typeof taskStages)[number]["id"];

const minMonths = [
  ["twelve", 12],
  ["nine", 9],
  ["six", 6],
  ["three", 3],
] as const;

/** The stage to which a task belongs that is done so long before the wedding. */
export function stageOfLead({ unit, count }: LeadTime): TaskStageId {
  if (unit === "months") return minMonths.find(([, least]) => count >= least)?.[0] ?? "last-months";
  if (count > 7) return "last-months";
  if (count > 0) return "week";
  return count === 0 ? "day" : "after";
}
