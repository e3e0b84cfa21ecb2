import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { DayPieceId } from "#app/stationery/day-set/day-piece.ts";

type PieceMissingProps = { piece: DayPieceId; link: ToolProps["link"] };

/** A piece for which the plan has nothing yet: what it is made from, and where that is. */
export function PieceMissing({ piece, link }: PieceMissingProps) {
  switch (piece) {
    case "order":
      return (
        <EmptyState
          emblem="planners"
          heading="No times yet"
          action={
            <ThemeLink to={toolPath("schedule", link)} className="button button--primary">
              Open the schedule
            </ThemeLink>
          }
        >
          The order of the day follows your schedule. Give this event a day and an hour, or type the lines
          yourself under Words.
        </EmptyState>
      );
    case "tables":
      return (
        <EmptyState
          emblem="caterers"
          heading="No tables yet"
          action={
            <ThemeLink to={toolPath("seating", link)} className="button button--primary">
              Set up the tables
            </ThemeLink>
          }
        >
          Each table of this event gets a card with its number or name.
        </EmptyState>
      );
    case "places":
      return (
        <EmptyState
          emblem="caterers"
          heading="Nobody is seated yet"
          action={
            <ThemeLink to={toolPath("seating", link)} className="button button--primary">
              Seat your guests
            </ThemeLink>
          }
        >
          Each guest with a seat at this event gets a card with their name and table.
        </EmptyState>
      );
    case "menu":
      return (
        <EmptyState emblem="caterers" heading="No menu yet">
          Type it under Words: a line for each dish, and an empty line between courses.
        </EmptyState>
      );
    case "welcome":
    case "thanks":
      return null;
  }
}
