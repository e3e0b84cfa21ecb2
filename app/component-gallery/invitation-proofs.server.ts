import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  compositions,
  type Composition,
  type InvitationBox,
  type InvitationShape,
} from "#content/invitations/compositions.ts";
import {
  type InvitationInks,
  type PaletteFamily,
  paletteFamilies,
  paletteHours,
  palettes,
} from "#content/invitations/palettes.ts";
import { planSeasons } from "#content/seasons/season-months.ts";
import { invitationVenues } from "#content/invitations/invitation-venues.ts";
import { invitationShapes } from "#content/invitations/sheets.ts";
import { isVenueComposition, venueComposition } from "#content/invitations/venue-compositions.ts";
import { colourArt } from "#app/stationery/drawing/colour-art.ts";
import { sheetArt } from "#app/stationery/drawing/sheet-art.ts";

/** A composition in its three shapes, printed for one family, as image addresses. */
export type InvitationProof = {
  id: string;
  name: string;
  family: PaletteFamily;
  printing: string;
  sheets: { shape: InvitationShape; src: string }[];
};

/** Sample texts as long as they come: they show how much room an area has. */
const sampleTexts = {
  line: ["TOGETHER WITH THEIR FAMILIES"],
  names: ["Harpreet Kaur Gill-Brar", "and", "Maximilian Featherstone"],
  details: ["Saturday, August 21, 2027, at 4:30 p.m.", "Calgary, Alberta"],
} as const;

/** All venues hang in the same frame: every third shows it. */
const framed = invitationVenues.filter((_, index) => index % 3 === 0).map(venueComposition);

/** Every composition in both families; each has another season and hour than its neighbours. */
export function proofInvitations(): InvitationProof[] {
  return [...compositions, ...framed].flatMap((composition, index) => {
    const season = planSeasons[index % 4] ?? "summer";
    const hour = paletteHours[(index + Math.floor(index / 4)) % 4] ?? "evening";
    return paletteFamilies.map((family) => ({
      id: composition.id,
      name: isVenueComposition(composition.id) ? composition.setting : composition.name,
      family,
      printing: `${season}, ${hour}`,
      sheets: invitationShapes.map((shape) => ({
        shape,
        src: proof(composition, shape, palettes[family][season][hour]),
      })),
    }));
  });
}

function proof(composition: Composition, shape: InvitationShape, inks: InvitationInks): string {
  const sheet = composition.shapes[shape];
  const { file, trim, areas } = sheet;
  const svg = sheetArt(sheet, readFileSync(join(process.cwd(), "public/art/invitations", file), "utf8"));
  const texts = (["line", "names", "details"] as const)
    .map((area) => setText(areas[area], sampleTexts[area]))
    .join("");
  const printed = colourArt(svg.trimEnd().replace(/<\/svg>$/, `${texts}</svg>`), inks).replace(
    /viewBox="[^"]*"/,
    `viewBox="${trim.x} ${trim.y} ${trim.width} ${trim.height}"`,
  );
  return `data:image/svg+xml;base64,${Buffer.from(printed).toString("base64")}`;
}

/** Roughly as large as the area allows: a proof of the picture, not of the typesetting. */
function setText({ x, y, width, height, ink }: InvitationBox, lines: readonly string[]): string {
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(height / (lines.length * 1.2), width / (longest * 0.62));
  const first = y + height / 2 - ((lines.length - 1) * size * 1.2) / 2 + size * 0.34;
  return lines
    .map(
      (line, index) =>
        `<text x="${x + width / 2}" y="${(first + index * size * 1.2).toFixed(1)}" text-anchor="middle" font-family="Playfair Display, Georgia, serif" font-size="${size.toFixed(1)}" fill="var(--i-${ink})">${line}</text>`,
    )
    .join("");
}
