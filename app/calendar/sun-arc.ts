import type { SunTimes } from "./sun-times.ts";

/** A point of the drawing, in its own units. */
export type SunArcPoint = { x: number; y: number };

/** The landscapes of the cards are 400 by 260; above them is room for the June sun. */
export const sunArcCanvas = { width: 400, top: -40, height: 300, horizon: 176 } as const;

/** Units of height for each step of the cosine. */
const reach = 110;

/**
 * Position of the sun in the drawing at a minute of the day: hours from left to right, its height upwards.
 * The curve is the sun's own (cos H relative to its value at sunrise), so that a December arc is as low and
 * narrow beside a June arc as it is in the sky.
 */
export function sunPosition(
  { noon, daylight }: Pick<SunTimes, "noon" | "daylight">,
  minute: number,
): SunArcPoint {
  const height = Math.cos(angle(minute - noon)) - Math.cos(angle(daylight / 2));
  return {
    x: Math.round((minute / 1440) * sunArcCanvas.width),
    y: Math.round(sunArcCanvas.horizon - reach * height),
  };
}

/** The sun's path between two minutes, as SVG path data. */
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
