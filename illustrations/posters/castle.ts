import { arched, box, fill, stroke } from "../kit/shapes.ts";

/** Inks: lime (lit), lime-m, lime-d (in the shade), roof-l, roof, roof-d, glow, pane. */

/** Rows of small windows: every third is lit. */
function windowRows(x: number, y: number, columns: number, rows: number, gap: number, drop: number): string {
  let lit = "";
  let dark = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const pane = box(x + column * gap, y + row * drop, gap * 0.42, drop * 0.5);
      if ((column * 5 + row * 7) % 3 === 0) lit += pane;
      else dark += pane;
    }
  return fill("pane", dark) + fill("glow", lit);
}

interface Block {
  readonly x: number;
  readonly width: number;
  readonly eaves: number;
  readonly ridge: number;
  readonly foot: number;
  /** Share of the width that lies in the shade, from the left. */
  readonly shade: number;
  readonly columns: number;
  readonly rows: number;
}

/** A wing under a steep hipped roof with dormers. */
export function wing({ x, width, eaves, ridge, foot, shade, columns, rows }: Block): string {
  const slope = Math.min(width * 0.3, (eaves - ridge) * 0.5);
  const gap = width / (columns + 0.4);
  const drop = (foot - eaves - 8) / rows;
  const split = x + width * shade;
  const dormers = Array.from(
    { length: Math.max(0, Math.floor(columns / 2)) },
    (_, index) => x + gap * (1.1 + index * 2),
  );
  const dormer = (middle: number, side: "lit" | "dark") =>
    side === "lit"
      ? `M${Math.round(middle)} ${eaves - 30}L${Math.round(middle + 10)} ${eaves - 8}H${Math.round(middle)}z`
      : `M${Math.round(middle - 10)} ${eaves - 8}L${Math.round(middle)} ${eaves - 30}V${eaves - 8}z`;
  return `
    ${fill("lime", box(x, eaves, width, foot - eaves))}
    ${fill("lime-d", box(x, eaves, split - x, foot - eaves), box(x, eaves, width, 5))}
    ${fill("roof", `M${x - 5} ${eaves}L${Math.round(x + slope)} ${ridge}H${Math.round(x + width - slope)}L${x + width + 5} ${eaves}z`)}
    ${fill("roof-d", `M${x - 5} ${eaves}L${Math.round(x + slope)} ${ridge}H${Math.round(x + slope + width * 0.06)}L${Math.round(x + width * 0.16)} ${eaves}z`)}
    ${fill("roof-l", `M${Math.round(x + width - slope)} ${ridge}L${x + width + 5} ${eaves}H${Math.round(x + width - slope * 0.7)}z`)}
    ${fill("lime", ...dormers.map((middle) => dormer(middle, "lit")))}
    ${fill("lime-m", ...dormers.map((middle) => dormer(middle, "dark")))}
    ${windowRows(Math.round(x + gap * 0.5), eaves + 14, columns, rows, gap, drop)}`;
}

/** A round turret under a cone. */
export const turret = (x: number, half: number, eaves: number, tip: number, foot: number): string => `
  ${fill("lime", box(x - half, eaves, half * 2, foot - eaves))}
  ${fill("lime-d", box(x - half, eaves, half * 0.8, foot - eaves))}
  ${fill("roof", `M${x - half - 4} ${eaves}L${x} ${tip}L${x + half + 4} ${eaves}z`)}
  ${fill("roof-l", `M${x} ${tip}L${x + half + 4} ${eaves}H${x + half * 0.2}z`)}
  ${fill("pane", arched(x - half * 0.3, eaves + 34, half * 0.4, 20), arched(x - half * 0.3, eaves + 70, half * 0.4, 20))}
  ${fill("glow", arched(x + half * 0.4, eaves + 34, half * 0.4, 20), arched(x + half * 0.4, eaves + 70, half * 0.4, 20))}
  ${stroke("roof-d", 2, `M${x} ${tip}V${tip - 16}`)}`;

/** A gable that rises through the eaves. */
export const gable = (x: number, half: number, peak: number, eaves: number, foot: number): string => `
  ${fill("lime", `M${x - half} ${foot}V${eaves}L${x} ${peak}L${x + half} ${eaves}V${foot}z`)}
  ${fill("lime-m", `M${x - half} ${foot}V${eaves}L${x} ${peak}V${foot}z`)}
  ${stroke("roof-d", 7, `M${x - half - 4} ${eaves + 4}L${x} ${peak - 3}`)}
  ${stroke("roof-l", 7, `M${x} ${peak - 3}L${x + half + 4} ${eaves + 4}`)}`;

export const chimney = (x: number, top: number, foot: number): string =>
  fill("lime", box(x, top, 16, foot - top)) +
  fill("lime-d", box(x, top, 6, foot - top), box(x - 3, top, 22, 5));
