import { sunPosition, sunArcCanvas } from "#app/calendar/sun-arc.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { scallopRing } from "#illustrations/kit/ornament-rings.ts";

import type { DaySpan } from "./day-span.ts";
import type { Daylight } from "#app/plan/rules/schedule/daylight.ts";

const rings = [
  { ink: "var(--o-s4)", radius: 92 },
  { ink: "var(--o-s3)", radius: 66 },
  { ink: "var(--o-s2)", radius: 44 },
  { ink: "var(--o-gl)", radius: 27 },
];
const lobes = scallopRing(16);

/**
 * The sky of a day from top to bottom, printed in bands: night, twilight, day, golden hour, night, with the
 * sun's path through it and the sun at the beginning of the golden hour. The hours are beside it in words.
 */
export function Sky({ light, span }: { light: Daylight; span: DaySpan }) {
  const { sunBands } = useWeddingTheme().pack.art;
  const at = (minute: number) => `${(100 * (minute - span.from)) / (span.to - span.from)}%`;
  const across = (minute: number) => `${96 - 0.5 * height(light, minute)}%`;
  const bands = bandsOf(light);
  return (
    <svg className="sky t0" aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--o-ink)" />
      {bands.map(({ from, to, ink }) => {
        const [top, bottom] = [Math.max(from, span.from), Math.min(to, span.to)];
        if (bottom <= top) return null;
        return (
          <rect
            key={from}
            width="100%"
            y={at(top)}
            height={`${(100 * (bottom - top)) / (span.to - span.from)}%`}
            fill={ink}
          />
        );
      })}
      <svg x={across(light.goldenHour)} y={at(light.goldenHour)} overflow="visible">
        {rings.map(({ ink, radius }) =>
          sunBands === "scallop" ? (
            <path key={radius} d={lobes} transform={`scale(${radius / 110})`} fill={ink} />
          ) : (
            <ellipse key={radius} rx={radius * 1.25} ry={radius} fill={ink} />
          ),
        )}
        <circle r={14} fill="var(--o-sun)" />
      </svg>
      {wayOf(light).map((minute) => (
        <circle
          key={minute}
          cx={across(minute)}
          cy={at(minute)}
          r={minute >= light.goldenHour ? 3.4 : 2.4}
          fill={minute >= light.goldenHour ? "var(--o-sun)" : "var(--o-a)"}
        />
      ))}
    </svg>
  );
}

/** Bands of colour in order, from first to last light. */
function bandsOf({ dawn, sunrise, goldenHour, sunset, dusk, noon }: Daylight) {
  const morning = noon - (goldenHour - noon);
  const edges = [
    { from: dawn, ink: "var(--o-s6)" },
    { from: (dawn + sunrise) / 2, ink: "var(--o-s5)" },
    { from: sunrise, ink: "var(--o-s4)" },
    { from: (sunrise + morning) / 2, ink: "var(--o-s3)" },
    { from: morning, ink: "var(--o-s2)" },
    { from: noon - 90, ink: "var(--o-gl)" },
    { from: noon + 90, ink: "var(--o-s2)" },
    { from: goldenHour, ink: "var(--o-g)" },
    { from: sunset, ink: "var(--o-s5)" },
    { from: (sunset + dusk) / 2, ink: "var(--o-s6)" },
  ];
  return edges.map(({ from, ink }, band) => ({ from, to: edges[band + 1]?.from ?? dusk, ink }));
}

/** Height of the sun, in units of a day's drawing. */
function height(light: Daylight, minute: number): number {
  return sunArcCanvas.horizon - sunPosition(light, minute).y;
}

/** A dot of the sun's path for each half hour. */
function wayOf({ sunrise, sunset }: Daylight): number[] {
  const dots = Math.floor((sunset - sunrise) / 30);
  return Array.from({ length: dots + 1 }, (_, dot) =>
    Math.round(sunrise + ((sunset - sunrise) * dot) / dots),
  );
}
