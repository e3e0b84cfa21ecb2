import { lazy, type ComponentType } from "react";

import BudgetTool from "#app/plan/tools/budget/budget-tool.tsx";
import ChecklistTool from "#app/plan/tools/checklist/checklist-tool.tsx";
import DayTool from "#app/plan/tools/day/day-tool.tsx";
import ProposalsTool from "#app/plan/tools/family/family-tool.tsx";
import GuestsTool from "#app/plan/tools/guests/guests-tool.tsx";
import RsvpTool from "#app/plan/tools/rsvp/rsvp-tool.tsx";
import ScheduleTool from "#app/plan/tools/schedule/schedule-tool.tsx";
import SeatingTool from "#app/plan/tools/seating/seating-tool.tsx";
import ShareTool from "#app/plan/tools/share/share-tool.tsx";
import ShortlistTool from "#app/plan/tools/shortlist/shortlist-tool.tsx";
import StartTool from "#app/plan/tools/start/start-tool.tsx";
import WeddingPageTool from "#app/plan/tools/wedding-page/wedding-page-tool.tsx";
import type { OtherToolId } from "#app/plan/ui/tool-ids.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

/** In a chunk of its own: its pictures and palettes are many. */
const InvitationsTool = lazy(() => import("#app/plan/tools/invitations/invitations-tool.tsx"));

const tools: Record<OtherToolId, ComponentType<ToolProps>> = {
  checklist: ChecklistTool,
  budget: BudgetTool,
  guests: GuestsTool,
  invitations: InvitationsTool,
  page: WeddingPageTool,
  rsvp: RsvpTool,
  schedule: ScheduleTool,
  day: DayTool,
  seating: SeatingTool,
  shortlist: ShortlistTool,
  proposals: ProposalsTool,
  details: StartTool,
  share: ShareTool,
};

/** Any tool but Today, which opens with the plan. */
export default function OtherTool({ id, ...props }: ToolProps & { id: OtherToolId }) {
  const View = tools[id];
  return <View {...props} />;
}
