import { formatDayAndMonth, weekdayNameOf } from "#app/calendar/date-words.ts";

type DayPickerProps = { dates: readonly string[]; chosen: string; choose: (date: string) => void };

/** The days of the wedding; nothing where there is one. */
export function DayPicker({ dates, chosen, choose }: DayPickerProps) {
  if (dates.length < 2) return null;
  return (
    <fieldset className="day-picker">
      <legend className="visually-hidden">Day</legend>
      {dates.map((date) => (
        <button key={date} type="button" aria-pressed={date === chosen} onClick={() => choose(date)}>
          <strong>{weekdayNameOf(date).slice(0, 3)}</strong>
          <span className="visually-hidden">{weekdayNameOf(date).slice(3)}</span> {formatDayAndMonth(date)}
        </button>
      ))}
    </fieldset>
  );
}
