import type { PlanIconName } from "#app/plan/ui/plan-icon.tsx";
import { toolNames, type ToolId } from "#app/plan/ui/tool-ids.ts";

/** A place of the bar at the bottom of a phone, and the tools that it leads to; the first one opens. */
export type NavigationGroup = { name: string; icon: PlanIconName; tools: readonly [ToolId, ...ToolId[]] };

/** Groups of the bar, from left to right. */
export const navigationGroups: readonly NavigationGroup[] = [
  { name: "Today", icon: "today", tools: ["today"] },
  { name: "Guests", icon: "guests", tools: ["guests", "rsvp", "seating"] },
  { name: "Money", icon: "money", tools: ["budget"] },
  { name: "Day", icon: "day", tools: ["schedule", "day"] },
];

/** Tools behind 'More' on a phone. */
export const moreTools: readonly ToolId[] = [
  "checklist",
  "invitations",
  "page",
  "shortlist",
  "proposals",
  "details",
  "share",
];

/** The icon of each tool in the side bar and in the sheet 'More'. */
export const toolIcons: Record<ToolId, PlanIconName> = {
  today: "today",
  checklist: "checklist",
  guests: "guests",
  invitations: "invitations",
  page: "page",
  rsvp: "rsvp",
  seating: "seating",
  budget: "money",
  schedule: "schedule",
  day: "day",
  shortlist: "shortlist",
  proposals: "suggestions",
  details: "details",
  share: "share",
};

/** The group of a tool; undefined for a tool behind 'More'. */
export const groupOf = (tool: ToolId): NavigationGroup | undefined =>
  navigationGroups.find(({ tools }) => tools.includes(tool));

/** What the navigation calls a tool. */
export const toolName = (tool: ToolId): string => toolNames.find(({ id }) => id === tool)?.name ?? "";
