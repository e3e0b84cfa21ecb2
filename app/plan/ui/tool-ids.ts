import { linkLabels } from "#app/plan/document/link-labels.ts";

/** The tools of a plan, in the order of the side bar. An id is part of the URL of its tool. */
export const toolNames = [
  { id: "today", name: "Today" },
  { id: "checklist", name: "Checklist" },
  { id: "guests", name: "Guest list" },
  { id: "invitations", name: "Invitations" },
  { id: "page", name: "Wedding page" },
  { id: "rsvp", name: "RSVP" },
  { id: "seating", name: "Seating" },
  { id: "budget", name: "Budget" },
  { id: "schedule", name: "Schedule" },
  { id: "day", name: "The day" },
  { id: "shortlist", name: "Shortlist" },
  { id: "proposals", name: "Suggestions" },
  { id: "details", name: "Wedding details" },
  { id: "share", name: linkLabels.page },
] as const;

export type ToolId = (typeof toolNames)[number]["id"];

declare module "#app/site/theme/site-path.ts" {
  interface WrittenParameters {
    "/plan/:tool?": ToolId;
  }
}

/** Those that are loaded once one of them is opened. */
export type OtherToolId = Exclude<ToolId, "today">;

/** Ids that a tool had before: links and bookmarks with them still lead to it. */
export const formerToolIds: Readonly<Record<string, ToolId>> = { start: "details" };
