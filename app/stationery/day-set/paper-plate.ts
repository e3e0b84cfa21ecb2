import type { InvitationSheet } from "#content/invitations/compositions.ts";
import { notched, rule } from "#illustrations/invitations/plates.ts";

import { movedArt, svgOf } from "./resize-card.ts";

/** What a paper shows of a picture: a window by its edges, in units of the paper. */
type PlateFrame = { left: number; top: number; right: number; bottom: number };

type PaperPlate = {
  width: number;
  height: number;
  window: PlateFrame;
  /** The sheet whose picture is seen, and its file. */
  sheet: InvitationSheet;
  art: string;
  /** Middle of a fine line across the paper, and its width; none without it. */
  divider?: { x: number; y: number; width: number };
};

/** Paper with a window on the part of a picture that no text stands on, as `var(--i-INK)`. */
export function paperPlate({ width, height, window, sheet, art, divider }: PaperPlate): string {
  const { left, top, right, bottom } = window;
  const band: NonNullable<InvitationSheet["focus"]> = sheet.focus ?? {
    ...freeBand(sheet),
    x: sheet.width / 2,
  };
  const seen =
    band.width === undefined
      ? { left: 0, right: sheet.width }
      : { left: band.x - band.width / 2, right: band.x + band.width / 2 };
  const scale = Math.max(
    (right - left) / (seen.right - seen.left),
    (bottom - top) / (band.bottom - band.top),
  );
  const [least, most] = [right - scale * seen.right, left - scale * seen.left];
  const x = Math.min(most, Math.max(least, (left + right) / 2 - scale * band.x));
  const y = (top + bottom - scale * (band.top + band.bottom)) / 2;
  const outline = notched(left, top, right, bottom, (bottom - top) / 24);
  const line = (ink: string, thickness: number) =>
    `<path d="${outline}" fill="none" stroke="var(--i-${ink})" stroke-width="${thickness}"/>`;
  const fine =
    divider === undefined ? "" : rule(divider.x, divider.y, divider.width).replaceAll("var(--", "var(--i-");
  return svgOf(
    width,
    height,
    // The picture ends at its window: at the edge of the paper it would shine through.
    `<clipPath id="plate-window"><path d="${outline}"/></clipPath>` +
      `<rect width="${width}" height="${height}" fill="var(--i-paper)"/>` +
      `<g clip-path="url(#plate-window)">${movedArt(art, x, y, scale)}</g>` +
      line("cloth", 9) +
      line("gold-l", 3) +
      fine,
  );
}

/** The highest part of a picture, over its whole width, on which no text stands. */
export function freeBand({ height, areas }: Pick<InvitationSheet, "height" | "areas">): {
  top: number;
  bottom: number;
} {
  const taken = Object.values(areas).toSorted((a, b) => a.y - b.y);
  const tops = [0, ...taken.map((area) => area.y + area.height)];
  const bottoms = [...taken.map((area) => area.y), height];
  return tops
    .map((top, at) => ({ top, bottom: bottoms[at] ?? height }))
    .reduce((best, band) => (band.bottom - band.top > best.bottom - best.top ? band : best));
}
