import type { ArtPoint } from "../kit/paths.ts";

/** Two squares, one turned by half a right angle. */
const star = (radius: number) =>
  Array.from({ length: 16 }, (_, index): ArtPoint => {
    const angle = (index * Math.PI) / 8;
    const out = index % 2 === 0 ? radius : radius * 0.765;
    return [Math.cos(angle) * out, Math.sin(angle) * out];
  });
/** An eight-pointed star of two squares round 0,0, as path data. */
export const starPath = (radius: number) =>
  `M${star(radius)
    .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("L")}z`;
