import type { InvitationShape, InvitationSheet } from "#content/invitations/composition.ts";
import { invitationShapes, sheetSizes } from "#content/invitations/sheets.ts";
import { framedPoster } from "#illustrations/invitations/framed-poster.ts";

import { innerArt } from "./inner-art.ts";

/** Size of a venue's poster. */
const poster = { width: 800, height: 1000 } as const;

/** In thousandths of the width: the line above the details, and the spray below them. */
const ornaments: Readonly<Record<InvitationShape, { ruleAt: number; sprayAt?: number }>> = {
  card: { ruleAt: 1190 },
  square: { ruleAt: 844 },
  story: { ruleAt: 1432, sprayAt: 1708 },
};

/**
 * What a sheet shows, of its file: a picture that fills the sheet, or a poster that hangs in a frame on it.
 * Colours are `var(--i-INK)` in both.
 */
export function sheetArt(sheet: InvitationSheet, file: string): string {
  const { mount, width, height } = sheet;
  if (mount === undefined) return file;
  const shape = invitationShapes.find((one) => sheetSizes[one].height === height) ?? "card";
  const [across, down] = [mount.right - mount.left, mount.bottom - mount.top];
  const scale = Math.max(across / poster.width, down / poster.height);
  // The poster covers the opening, its focus as near to the middle as that allows.
  const start = (from: number, length: number, focus: number, whole: number) =>
    Math.min(from, Math.max(from + length - scale * whole, from + length / 2 - scale * focus));
  const x = start(mount.left, across, poster.width / 2, poster.width);
  const y = start(mount.top, down, mount.focus, poster.height);
  const wall = framedPoster(
    { width, height, unit: sheetSizes[shape].unit, opening: mount, ...ornaments[shape] },
    `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})scale(${scale.toFixed(4)})">${innerArt(file)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${wall.replace(
    /var\(--(?!i-)/g,
    "var(--i-",
  )}</svg>`;
}
