import { formatCount } from "#app/languages/site-language.ts";
import type { ToolId } from "#app/plan/ui/tool-ids.ts";

/** What is missing before anybody can reply, and the tool where it is done. */
export type FirstStep = { tool: ToolId; action: string; says: string };

/** The next step while no household is invited to anything. */
export function firstStep(listed: number, events: number): FirstStep {
  if (listed === 0)
    return {
      tool: "guests",
      action: "Add guests",
      says: "Add households to your guest list and choose their events. Their replies then arrive here.",
    };
  const list = `Your guest list has ${listed === 1 ? "1 household" : `${formatCount(listed)} households`}`;
  if (events === 0)
    return {
      tool: "details",
      action: "Choose events",
      says: `${list}. Choose your events first, then invite ${listed === 1 ? "it" : "them"} in the guest list.`,
    };
  return {
    tool: "guests",
    action: "Invite households",
    says: `${list}, not invited to an event yet. Choose who comes to what, and their replies arrive here.`,
  };
}
