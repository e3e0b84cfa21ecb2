import type { SunTimes } from "./sun-times.ts";

/** A point of the drawing, in its own units. */
export type Point = { x: number; y: number };

/** The landscapes of the cards are 400 by 260; above them is room for the sun of June. */
export const canvas = { width: 400, top: -40, height: 300, horizon: 176 } as const;

/** Units of height for each step of the cosine. */
const reach = 110;

/**
 * Where the sun stands in the drawing at a minute of the day: from left to right the hours, upwards
 * its height. The curve is the sun's own (cos H against its value at sunrise), so that a December
 * arc is as low and as narrow beside a June one as it is in the sky.
 */
export function sunPosition({ noon, daylight }: Pick<SunTimes, "noon" | "daylight">, minute: number): Point {
  const height = Math.cos(angle(minute - noon)) - Math.cos(angle(daylight / 2));
  return {
    x: Math.round((minute / 1440) * canvas.width),
    y: Math.round(canvas.horizon - reach * height),
  };
}

/** The sun's way between two minutes, as the data of an SVG path. */
export function sunPath(day: Pick<SunTimes, "noon" | "daylight">, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil((to - from) / 12));
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    sunPosition(day, from + ((to - from) * step) / steps),
  );
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

function angle(minutes: number): number {
  return (minutes / 1440) * 2 * Math.PI;
}
