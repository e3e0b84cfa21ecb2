/** The tools of a plan, in the order of their tabs. An id is part of the URL of its tool. */
export const toolNames = [
  { id: "start", name: "Start" },
  { id: "checklist", name: "Checklist" },
  { id: "budget", name: "Budget" },
  { id: "guests", name: "Guests" },
  { id: "rsvp", name: "RSVP" },
  { id: "schedule", name: "Schedule" },
  { id: "seating", name: "Seating" },
  { id: "shortlist", name: "Shortlist" },
  { id: "proposals", name: "Family" },
  { id: "share", name: "Keep and share" },
] as const;

export type ToolId = (typeof toolNames)[number]["id"];
