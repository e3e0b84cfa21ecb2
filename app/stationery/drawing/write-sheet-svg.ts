import { cropMarks, type PressSheet } from "./press-sheet.ts";
import { pathData } from "#app/stationery/typesetting/outline.ts";
import { innerArt } from "./inner-art.ts";

/** A sheet of paper as SVG, as it comes out of the printer. */
export function writeSheetSvg({ width, height, pieces }: PressSheet): string {
  const ids = new Map<string, string>();
  const placed = pieces.map(({ drawing: { width: across, height: down, art, texts }, x, y }) => {
    const id = ids.get(art) ?? `art${ids.size}`;
    ids.set(art, id);
    const paths = texts.map(({ outline, colour }) => `<path fill="${colour}" d="${pathData(outline)}"/>`);
    return (
      `<svg x="${x}" y="${y}" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">` +
      `<use href="#${id}"/>${paths.join("")}</svg>`
    );
  });
  const art = Array.from(ids, ([drawn, id]) => `<g id="${id}">${innerArt(drawn)}</g>`);
  const marks = cropMarks({ width, height, pieces }).map(
    ([x1, y1, x2, y2]) => `<path stroke="#000000" stroke-width="2" d="M${x1} ${y1}L${x2} ${y2}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${art.join("")}</defs><rect width="${width}" height="${height}" fill="#ffffff"/>` +
    `${placed.join("")}${marks.join("")}</svg>`
  );
}
