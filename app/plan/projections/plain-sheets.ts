import type {
  HouseholdProjection,
  RsvpProjection,
  calendarProjection,
} from "#app/plan/document/projection-types.ts";
import { compareNames } from "#app/plan/rules/guests/household-order.ts";
import { movedFrom } from "#app/plan/rules/guests/reply-days.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import type { z } from "zod";

/**
 * What a household has answered about an event that it is invited to, by the event's id; null while it has not, and
 * for how many guests who were added since it has not.
 */
type PlainReply = {
  id: string;
  event: string;
  invited: number;
  coming: number | null;
  open: number;
  /** The day that it replied for, where the event is on another one now. */
  movedFrom: string | null;
};

/** The replies of all households, to read and print without scripts. */
export type RepliesSheet = {
  kind: "replies";
  title: string;
  totals: { id: string; event: string; invited: number; coming: number; waiting: number; open: number }[];
  households: { id: string; name: string; message: string; replies: PlainReply[] }[];
};

type ScheduleLine = { id: string; start: number | null; title: string; place: string; notes: string };

/** The order of all days, to read and print without scripts. */
export type ScheduleSheet = {
  kind: "schedule";
  title: string;
  days: { date: string; lines: ScheduleLine[] }[];
};

export type PlainSheet = RepliesSheet | ScheduleSheet;

/** The couple and what the sheet has of them: 'Simran and Daniel: replies'. */
export const plainSheetName = ({ title, kind }: PlainSheet): string =>
  title === "" ? `Wedding ${kind}` : `${title}: ${kind}`;

/** What a sheet shows besides names, numbers and hours; a link that opens the outline gets none of it. */
type Details = { showsDetails: boolean };

/** Who comes to what, by household, as the server has it. */
export function repliesSheet(
  asked: Pick<RsvpProjection, "couple" | "events">,
  households: ReadonlyMap<string, HouseholdProjection>,
  { showsDetails }: Details,
): RepliesSheet {
  const rows = Array.from(households, ([id, { name, message, cells, open, repliedFor }]) => ({
    id,
    name: name === "" ? "Household without a name" : name,
    message: showsDetails ? message : "",
    replies: asked.events.flatMap((event): PlainReply[] => {
      const cell = cells[event.id];
      return cell === undefined || cell.invited === 0
        ? []
        : [
            {
              id: event.id,
              event: eventName(event),
              ...cell,
              open: open[event.id]?.length ?? 0,
              movedFrom: movedFrom(cell.coming, repliedFor[event.id], event.date),
            },
          ];
    }),
  })).filter(({ replies }) => replies.length > 0);
  return {
    kind: "replies",
    title: asked.couple,
    totals: asked.events.flatMap((event) => {
      const invited = rows.flatMap(({ replies }) => replies.filter(({ id }) => id === event.id));
      if (invited.length === 0) return [];
      return [
        {
          id: event.id,
          event: eventName(event),
          invited: sum(invited.map((cell) => cell.invited)),
          coming: sum(invited.map(({ coming }) => coming ?? 0)),
          waiting: invited.filter(({ coming }) => coming === null).length,
          open: sum(invited.map(({ open }) => open)),
        },
      ];
    }),
    households: rows.toSorted((one, other) => compareNames.compare(one.name, other.name)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Ids of calendar entries that belong to the schedule; tasks and payments do not. */
const scheduled = /^(?:event|moment)-/;

/** Events and schedule items of all days, in order, as the server has them. */
export function scheduleSheet(
  title: string,
  { entries }: z.infer<typeof calendarProjection>,
  { showsDetails }: Details,
): ScheduleSheet {
  const lines = entries.filter(({ id }) => scheduled.test(id));
  return {
    kind: "schedule",
    title,
    days: Array.from(
      Map.groupBy(lines, ({ date }) => date),
      ([date, ofDay]) => ({
        date,
        lines: ofDay.map(({ id, start, title: what, place, notes }) => ({
          id,
          start,
          title: what,
          place,
          notes: showsDetails ? notes : "",
        })),
      }),
    ),
  };
}
