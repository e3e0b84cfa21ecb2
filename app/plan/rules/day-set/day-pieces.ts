import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import type { PlaceCard } from "#app/plan/rules/seating/place-card-rows.ts";
import type { DayPiece, DayPieceId } from "#app/stationery/day-set/day-piece.ts";
import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";

import type { DayWords } from "./day-words.ts";
import { parseOrder } from "./order-of-the-day.ts";

type DaySetContent = {
  date: string | null;
  /** The couple's names and the event, as they are on the invitation. */
  invitation: Pick<InvitationWords, "names" | "nativeNames" | "event">;
  words: DayWords;
  /** Names of the tables, in their order. */
  tables: readonly string[];
  places: readonly PlaceCard[];
};

const nothing = { hosts: "", wording: "", nativeWording: "", when: "", place: "" };

/** Every piece of a set; null where there is nothing to print yet. */
export function dayPieces({
  date,
  invitation: { names, nativeNames, event },
  words,
  tables,
  places,
}: DaySetContent): Record<DayPieceId, DayPiece | null> {
  const lines = parseOrder(words.order);
  const named = tables.filter((table) => table.trim() !== "");
  const namesAndDay = [names, date === null ? "" : formatDate(date)]
    .filter((part) => part !== "")
    .join(" · ");
  return {
    welcome: {
      piece: "welcome",
      words: {
        ...nothing,
        names,
        nativeNames,
        event,
        wording: words.welcome,
        nativeWording: words.nativeWelcome,
        when: date === null ? "" : formatWeekdayDate(date),
      },
    },
    order:
      lines.length === 0 ? null : { piece: "order", heading: "Order of the day", names: namesAndDay, lines },
    tables: named.length === 0 ? null : { piece: "tables", names, tables: named },
    places:
      places.length === 0
        ? null
        : { piece: "places", cards: places.map(({ name, table }) => ({ name, table })) },
    menu:
      words.menu.trim() === ""
        ? null
        : { piece: "menu", heading: "Menu", names: namesAndDay, text: words.menu },
    thanks: {
      piece: "thanks",
      words: {
        ...nothing,
        names: "Thank you",
        nativeNames: words.nativeThanks,
        event: words.thanks,
        when: names,
        place: nativeNames,
      },
    },
  };
}
