import type { InvitationSheet } from "#content/invitations/compositions.ts";
import type { InvitationInks } from "#content/invitations/palettes.ts";

import { fitText, type Paragraph } from "#app/stationery/typesetting/fit-text.ts";
import type { Typesetter } from "#app/stationery/typesetting/typesetter.ts";
import { inkColour } from "./colour-art.ts";
import type { DrawnInvitation } from "./draw-invitation.ts";
import { qrOutline } from "./qr-outline.ts";

/** What the back of a household's card says. */
export type CardBackWords = {
  /** Name of the household. */
  household: string;
  /** Above and below the code: what it is for. */
  reply: string;
  /** Where the short code is typed in, as a line. */
  where: string;
  code: string;
  /** For whom a telephone is easier, as a line; '' where the couple takes no calls. */
  phone: string;
  link: string;
};

/** The texts of a back, for loading typefaces. */
export const cardBackTexts = (words: CardBackWords): readonly Pick<Paragraph, "text" | "hand">[] => [
  { text: words.household, hand: "display" },
  { text: `${words.reply} ${words.where} ${words.code} ${words.phone}`, hand: "plain" },
];

/** Parts of the trim's height and width. */
const frame = { inset: 0.055, gap: 0.014 };
const areas = {
  household: { x: 0.14, y: 0.13, width: 0.72, height: 0.14, largest: 0.085 },
  reply: { x: 0.14, y: 0.315, width: 0.72, height: 0.055, largest: 0.038 },
  where: { x: 0.14, y: 0.73, width: 0.72, height: 0.05, largest: 0.034 },
  code: { x: 0.14, y: 0.79, width: 0.72, height: 0.06, largest: 0.062 },
  phone: { x: 0.14, y: 0.865, width: 0.72, height: 0.05, largest: 0.034 },
} as const;
/** Side and middle of the QR code. */
const qr = { side: 0.44, middle: 0.55 };

/** The back of a household's card: its name, and how it replies. */
export function drawCardBack(
  sheet: Pick<InvitationSheet, "width" | "height" | "trim">,
  inks: InvitationInks,
  words: CardBackWords,
  typesetter: Typesetter,
): DrawnInvitation {
  const { trim } = sheet;
  const ink = inkColour("on-paper", inks);
  const fitted = (area: keyof typeof areas, text: string, hand: Paragraph["hand"], tracking = 0) => {
    const { x, y, width, height, largest } = areas[area];
    const box = {
      x: trim.x + x * trim.width,
      y: trim.y + y * trim.height,
      width: width * trim.width,
      height: height * trim.height,
      align: "middle" as const,
    };
    return fitText([{ text, hand, scale: 1, gap: 0, tracking }], box, largest * trim.width, typesetter);
  };
  const blocks = [
    fitted("household", words.household, "display"),
    fitted("reply", words.reply, "plain", 20),
    fitted("where", words.where, "plain", 20),
    fitted("code", words.code, "plain", 90),
    fitted("phone", words.phone, "plain", 20),
  ];
  const side = qr.side * trim.width;
  const left = trim.x + (trim.width - side) / 2;
  const code = qrOutline(words.link, left, trim.y + qr.middle * trim.height - side / 2, side);
  return {
    ...sheet,
    art: backArt(sheet, inks),
    texts: [...blocks.map(({ outline }) => outline), code].flatMap((outline) =>
      outline.length === 0 ? [] : [{ outline, colour: ink }],
    ),
    missing: [...new Set(blocks.flatMap(({ missing }) => missing))],
  };
}

/** Paper to the edge of the bleed, and two fine lines within the cut. */
function backArt(
  { width, height, trim }: Pick<InvitationSheet, "width" | "height" | "trim">,
  inks: InvitationInks,
) {
  const line = (inset: number, thickness: number) => {
    const by = inset * trim.width;
    const [w, h] = [trim.width - 2 * by, trim.height - 2 * by];
    return (
      `<rect x="${trim.x + by}" y="${trim.y + by}" width="${w}" height="${h}" rx="${by / 3}" ` +
      `fill="none" stroke="${inkColour("cloth", inks)}" stroke-width="${thickness}"/>`
    );
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${inkColour("paper", inks)}"/>` +
    `${line(frame.inset, 5)}${line(frame.inset + frame.gap, 1.5)}</svg>`
  );
}
