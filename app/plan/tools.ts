import { lazy } from "react";

/**
 * The tools of a plan, in the order of their tabs. Each is a part of its own, loaded when it is opened;
 * its id stands in the address.
 */
export const tools = [
  { id: "start", name: "Start", View: lazy(() => import("./tools/start/start-tool.tsx")) },
  { id: "checklist", name: "Checklist", View: lazy(() => import("./tools/checklist/checklist-tool.tsx")) },
  { id: "budget", name: "Budget", View: lazy(() => import("./tools/budget/budget-tool.tsx")) },
  { id: "guests", name: "Guests", View: lazy(() => import("./tools/guests/guests-tool.tsx")) },
  { id: "rsvp", name: "RSVP", View: lazy(() => import("./tools/rsvp/rsvp-tool.tsx")) },
  { id: "schedule", name: "Schedule", View: lazy(() => import("./tools/schedule/schedule-tool.tsx")) },
  { id: "seating", name: "Seating", View: lazy(() => import("./tools/seating/seating-tool.tsx")) },
  { id: "shortlist", name: "Shortlist", View: lazy(() => import("./tools/shortlist/shortlist-tool.tsx")) },
  { id: "proposals", name: "Family", View: lazy(() => import("./tools/family/family-tool.tsx")) },
  { id: "share", name: "Keep and share", View: lazy(() => import("./tools/share/share-tool.tsx")) },
] as const;

export type ToolId = (typeof tools)[number]["id"];

export type Tool = (typeof tools)[number];

/** The tool of an address; the first one where it names none. @returns null for a name that no tool has */
export function toolOf(id: string | undefined): Tool | null {
  return tools.find((tool) => tool.id === (id ?? tools[0].id)) ?? null;
}
