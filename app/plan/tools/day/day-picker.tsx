import { useEffect, useRef } from "react";

import { formatDayAndMonth, weekdayNameOf } from "#app/calendar/date-words.ts";

type DayPickerProps = { dates: readonly string[]; chosen: string; choose: (date: string) => void };

/** The days of the wedding; nothing where there is one. */
export function DayPicker({ dates, chosen, choose }: DayPickerProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (row.current !== null) scrollTo(row.current, `[data-day="${chosen}"]`);
  }, [chosen]);
  if (dates.length < 2) return null;
  return (
    <fieldset className="day-picker" ref={row}>
      <legend className="visually-hidden">Day</legend>
      {dates.map((date) => (
        <button
          key={date}
          data-day={date}
          type="button"
          aria-pressed={date === chosen}
          onClick={() => choose(date)}
        >
          <strong>{weekdayNameOf(date).slice(0, 3)}</strong>
          <span className="visually-hidden">{weekdayNameOf(date).slice(3)}</span> {formatDayAndMonth(date)}
        </button>
      ))}
    </fieldset>
  );
}

/** Scrolls a row to one of its buttons, and the page not at all. */
function scrollTo(row: HTMLElement, selector: string): void {
  const button = row.querySelector(selector)?.getBoundingClientRect();
  if (button === undefined) return;
  const { left, right } = row.getBoundingClientRect();
  const space = parseFloat(getComputedStyle(row).paddingInlineStart);
  row.scrollLeft += Math.max(0, button.right + space - right) + Math.min(0, button.left - space - left);
}
