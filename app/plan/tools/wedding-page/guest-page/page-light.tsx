import { dayInWords, formatClock, formatWeekday } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import { sunArcCanvas, sunPath, sunPosition } from "#app/calendar/sun-arc.ts";
import type { GuestDay, GuestLight } from "#app/plan/projections/guest-page.ts";

import { Ridge } from "./ridge.tsx";

type PageLightProps = { say: Say<"page" | "date" | "time">; days: readonly GuestDay[] };

/** The sun's way through each day with the events on it, and what the weather usually is. */
export function PageLight({ say, days }: PageLightProps) {
  return days.map(({ date, events, light }) =>
    date === null || light === null ? null : (
      <figure key={date} className="guest-light">
        <SunWay light={light} starts={events.flatMap(({ start }) => (start === null ? [] : [start]))} />
        <figcaption>
          <h3 className="guest-light__day">{formatWeekday(say, date)}</h3>
          <p>
            {say("page", "sun", {
              sunrise: formatClock(say, light.sunrise),
              sunset: formatClock(say, light.sunset),
              place: light.place,
            })}
          </p>
          <p>
            {say("page", "usualDay", {
              month: dayInWords(say, date).month,
              high: degrees(light.high),
              low: degrees(light.low),
            })}
          </p>
        </figcaption>
        <Ridge className="guest-light__ridge" />
      </figure>
    ),
  );
}

const degrees = (celsius: number) => `${celsius < 0 ? "−" : ""}${Math.abs(celsius)} °C`;

const { width, top, horizon } = sunArcCanvas;

/** The sun where it stands highest, its way, and the events on it by their hour. */
function SunWay({ light, starts }: { light: GuestLight; starts: readonly number[] }) {
  const { x, y } = sunPosition(light, light.noon);
  const height = horizon - top;
  return (
    <svg
      className="guest-light__arc"
      viewBox={`0 ${top} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className="guest-light__way" d={sunPath(light, light.sunrise, Math.min(1440, light.sunset))} />
      <circle className="guest-light__glow" cx={x} cy={y} r="34" />
      <circle className="guest-light__sun" cx={x} cy={y} r="19" />
      {starts.map((start) => {
        const event = sunPosition(light, Math.min(start, 1440));
        // After sunset the sun is below the mountains.
        return event.y > horizon ? null : (
          <circle key={start} className="guest-light__event" cx={event.x} cy={event.y} r="7" />
        );
      })}
    </svg>
  );
}
