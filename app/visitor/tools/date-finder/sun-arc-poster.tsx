import { type EmblemKind, emblems } from "#app/ui/illustrations/emblems.ts";
import { spriteHref } from "#app/ui/illustrations/sprite.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { scallopRing } from "#illustrations/kit/ornament-rings.ts";

import { sunArcCanvas, sunPath, sunPosition } from "#app/calendar/sun-arc.ts";
import type { WeddingLocationId } from "#app/calendar/wedding-locations.ts";
import type { SunTimes } from "#app/calendar/sun-times.ts";

const bands = [
  { ink: "var(--o-s5)", radius: 300 },
  { ink: "var(--o-s4)", radius: 220 },
  { ink: "var(--o-s3)", radius: 150 },
  { ink: "var(--o-s2)", radius: 96 },
  { ink: "var(--o-gl)", radius: 52 },
];
const lobes = scallopRing(20);
const lands = { banff: "land-1", calgary: "land-2" } as const;

/**
 * The day as a poster: the sun at the beginning of the golden hour, on its path across this day, over the
 * land of the place. The facts are beside it in words.
 */
export function SunArcPoster({ day, place }: { day: SunTimes; place: WeddingLocationId }) {
  const { art } = useWeddingTheme().pack;
  const { x, y } = sunPosition(day, day.goldenHour);
  return (
    <svg
      className="scene t0"
      viewBox={`0 ${sunArcCanvas.top} ${sunArcCanvas.width} ${sunArcCanvas.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0-40H400V260H0z" fill="var(--o-s6)" />
      {bands.map(({ ink, radius }) => (
        <Band key={radius} shape={art.sunBands} ink={ink} radius={radius} x={x} y={y} />
      ))}
      <path
        d={sunPath(day, day.sunrise, day.sunset)}
        fill="none"
        stroke="var(--o-sun)"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeDasharray="0 8"
      />
      <path
        d={sunPath(day, day.goldenHour, day.sunset)}
        fill="none"
        stroke="var(--o-g)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r={19} fill="var(--o-sun)" />
      {/* The land ends where its drawing does: below it the ground goes on. */}
      <path d="M0 230H400V260H0z" fill="var(--o-gr2)" />
      {/* The light comes from the west now: the landscape is drawn lit from the left. */}
      <g transform="matrix(-1 0 0 .74 400 44)">
        <use href={spriteHref(lands[place])} />
      </g>
      <use href={spriteHref(`o-${objectOf(art.ceremony)}`)} transform="translate(150 176)scale(.62)" />
    </svg>
  );
}

function objectOf(kind: EmblemKind) {
  return emblems[kind].object;
}

type BandProps = { shape: "ellipse" | "scallop"; ink: string; radius: number; x: number; y: number };

function Band({ shape, ink, radius, x, y }: BandProps) {
  if (shape === "ellipse") return <ellipse cx={x} cy={y} rx={radius * 1.3} ry={radius} fill={ink} />;
  return <path d={lobes} transform={`translate(${x} ${y})scale(${radius / 100})`} fill={ink} />;
}
