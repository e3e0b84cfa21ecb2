import { formatShortClockTime } from "#app/calendar/format-time-of-day.ts";
import type { SunTimes } from "#app/calendar/sun-times.ts";

/** The 24 hours as a strip: night, twilight, day, golden hour. The text beside it says the same. */
export function DaylightBar({ day }: { day: SunTimes }) {
  const dawn = day.sunrise - (day.dusk - day.sunset);
  const parts = [
    { from: dawn, to: day.dusk, ink: "var(--o-s5)" },
    { from: day.sunrise, to: day.sunset, ink: "var(--o-gl)" },
    { from: day.goldenHour, to: day.sunset, ink: "var(--o-g)" },
  ];
  return (
    <div className="day-strip t0" aria-hidden="true">
      <svg viewBox="0 0 1440 60" preserveAspectRatio="none">
        <path d="M0 0H1440V60H0z" fill="var(--o-ink)" />
        {parts.map(({ from, to, ink }) => (
          <path key={ink} d={`M${from} 0H${to}V60H${from}z`} fill={ink} />
        ))}
        <path d="M360 44V60M720 36V60M1080 44V60" stroke="var(--o-ink)" strokeWidth={4} />
      </svg>
      <p>
        {[0, 360, 720, 1080, 1440].map((minutes) => (
          <span key={minutes}>{formatShortClockTime(minutes)}</span>
        ))}
      </p>
    </div>
  );
}
