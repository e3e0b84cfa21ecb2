import { useMemo } from "react";

import { dayPieces } from "#app/plan/rules/day-set/day-pieces.ts";
import { defaultDayWords, resolveDayWords, type DayWords } from "#app/plan/rules/day-set/day-words.ts";
import { menuDishes } from "#app/plan/rules/day-set/menu-dishes.ts";
import { orderOfTheDay, writeOrder } from "#app/plan/rules/day-set/order-of-the-day.ts";
import { namedParties } from "#app/plan/rules/seating/named-seats.ts";
import { placeCards } from "#app/plan/rules/seating/place-card-rows.ts";
import { seatingPlanOf } from "#app/plan/rules/seating/seating-plan.ts";
import { seatingRows } from "#app/plan/rules/seating/seating-rows.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { invitationDesigns } from "#app/plan/schema/invitations.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { namedSeats, seatedHouseholds, seatingTables } from "#app/plan/schema/seating.schema.ts";
import { events, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useGrid, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useAbsences } from "#app/plan/ui/use-absences.ts";
import { useAnswers } from "#app/plan/ui/use-answers.ts";
import type { DayPiece, DayPieceId } from "#app/stationery/day-set/day-piece.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";

/** What is printed for the day of an event: its pieces, and the words that the couple can change. */
export type DaySet = {
  pieces: Record<DayPieceId, DayPiece | null>;
  words: DayWords;
  defaults: DayWords;
};

/** The set of an event, which follows its schedule, dishes, seating and guests. */
export function useDaySet(event: EventRow, invitation: InvitationWords): DaySet {
  const design = useRow(invitationDesigns, event.id);
  const held = useRows(events);
  const items = useRows(moments);
  const tables = useRows(seatingTables);
  const people = useRows(guests);
  const known = useRows(households);
  const invited = useAnswers();
  const seated = useGrid(seatedHouseholds);
  const seats = useGrid(namedSeats);
  const asked = useRow(rsvp, rsvpRowId);
  const defaults = useMemo(() => {
    const meals = people.map(({ meal }) => meal);
    return defaultDayWords(
      writeOrder(orderOfTheDay(event.date, held, items)),
      menuDishes(asked, event.id, held, meals),
    );
  }, [asked, event.date, event.id, held, items, people]);
  const plan = useMemo(
    () => seatingPlanOf({ event: event.id, tables, households: known, invited, seated }),
    [event.id, tables, known, invited, seated],
  );
  const isAbsent = useAbsences();
  const present = useMemo(
    () => people.filter((guest) => !isAbsent(event.id, guest)),
    [event.id, isAbsent, people],
  );
  const named = useMemo(
    () => namedParties(plan, present, (guest) => seats.cell(guest, event.id)),
    [event.id, plan, present, seats],
  );
  return useMemo(() => {
    const words = resolveDayWords(design, defaults);
    return {
      words,
      defaults,
      pieces: dayPieces({
        date: event.date,
        invitation,
        words,
        tables: plan.tables.map(({ table }) => table.name),
        places: placeCards(seatingRows(plan, present, named)),
      }),
    };
  }, [design, defaults, event.date, invitation, named, plan, present]);
}
