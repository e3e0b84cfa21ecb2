import type { ReportedEvent } from "./fit-report.ts";

/** From six in the morning to two at night. */
const [first, last] = [6 * 60, 26 * 60];
const width = 800;
const x = (minutes: number) =>
  Math.round(((Math.min(last, Math.max(first, minutes)) - first) / (last - first)) * width);

/** The sun goes down over a summer evening; nobody reads the hour from it. */
const sunset = x(20 * 60);

/** A day from morning to night as a printed sky, with its events across it. */
export function WeekendStrip({ events }: { events: readonly ReportedEvent[] }) {
  return (
    <svg className="weekend-strip" viewBox={`0 0 ${width} 72`} preserveAspectRatio="none" aria-hidden="true">
      <path className="weekend-strip__day" d={`M0 0H${width}V72H0z`} />
      <path className="weekend-strip__night" d={`M${sunset} 0H${width}V72H${sunset}z`} />
      {[150, 108, 72, 42].map((radius) => (
        <ellipse
          key={radius}
          className="weekend-strip__band"
          cx={sunset}
          cy={72}
          rx={radius}
          ry={Math.round(radius * 0.52)}
        />
      ))}
      <ellipse className="weekend-strip__sun" cx={sunset} cy={72} rx={20} ry={14} />
      {[9, 12, 15, 18, 21, 24].map((hour) => (
        <path key={hour} className="weekend-strip__hour" d={`M${x(60 * hour)} 64V72`} />
      ))}
      {events.map(({ name, start, hours, place }) => (
        <rect
          key={`${name} ${start}`}
          className={`weekend-strip__event weekend-strip__event--${place === null ? "elsewhere" : place.at}`}
          x={x(start)}
          y={18}
          width={Math.max(10, x(start + 60 * hours) - x(start) - 3)}
          height={32}
        />
      ))}
    </svg>
  );
}
