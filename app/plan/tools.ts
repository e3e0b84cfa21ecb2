import { lazy } from "react";

/**
 * The tools of a plan, in the order of their tabs. Each is a part of its own, loaded when it is opened;
 * its id stands in the address.
 */
export const tools = [
  { id: "start", name: "Start", View: lazy(() => import("./start/start-tool.tsx")) },
  { id: "checklist", name: "Checklist", View: lazy(() => import("./checklist/checklist-tool.tsx")) },
  { id: "budget", name: "Budget", View: lazy(() => import("./budget/budget-tool.tsx")) },
  { id: "guests", name: "Guests", View: lazy(() => import("./guests/guests-tool.tsx")) },
  { id: "rsvp", name: "RSVP", View: lazy(() => import("./rsvp/rsvp-tool.tsx")) },
  { id: "schedule", name: "Schedule", View: lazy(() => import("./schedule/schedule-tool.tsx")) },
  { id: "seating", name: "Seating", View: lazy(() => import("./seating/seating-tool.tsx")) },
  { id: "shortlist", name: "Shortlist", View: lazy(() => import("./shortlist/shortlist-tool.tsx")) },
  { id: "proposals", name: "Family", View: lazy(() => import("./proposals/proposals-tool.tsx")) },
  { id: "share", name: "Keep and share", View: lazy(() => import("./share/share-tool.tsx")) },
] as const;

export type ToolId = (typeof tools)[number]["id"];

export type Tool = (typeof tools)[number];

/** The tool of an address; the first one where it names none. @returns null for a name that no tool has */
export function toolOf(id: string | undefined): Tool | null {
  return tools.find((tool) => tool.id === (id ?? tools[0].id)) ?? null;
}
