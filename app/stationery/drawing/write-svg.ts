import { pathData } from "#app/stationery/typesetting/outline.ts";
import { innerArt } from "./inner-art.ts";
import type { DrawnInvitation } from "./draw-invitation.ts";

/**
 * The drawing as an SVG file, cut to its final size; the texts are paths.
 * @param size width and height that the file says, in pixels; the drawing's own without it
 * @param precision of the letters, as `pathData` takes it
 */
export function writeSvg(
  drawing: DrawnInvitation,
  size?: { width: number; height: number },
  precision?: Parameters<typeof pathData>[1],
): string {
  const { trim, art, texts } = drawing;
  const { width, height } = size ?? trim;
  const inner = innerArt(art);
  const paths = texts.map(
    ({ outline, colour }) => `<path fill="${colour}" d="${pathData(outline, precision)}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${trim.x} ${trim.y} ${trim.width} ${trim.height}">${inner}${paths.join("")}</svg>`
  );
}
