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
  /** Above the QR code: what it is for. */
  reply: string;
  /** Below it: how to reply, and the address where the short code is typed in. */
  scan: string;
  where: string;
  code: string;
  /** For whom a telephone is easier, as a line; '' where the couple takes no calls. */
  call: string;
  link: string;
};

/** The texts of a back, for loading typefaces. */
export const cardBackTexts = (words: CardBackWords): readonly Pick<Paragraph, "text" | "hand">[] => [
  { text: words.household, hand: "display" },
  { text: `${words.reply} ${words.scan} ${words.where} ${words.code} ${words.call}`, hand: "plain" },
];

/** Parts of the trim's height and width. */
const frame = { inset: 0.055, gap: 0.014 };
const areas = {
  household: { x: 0.14, y: 0.105, width: 0.72, height: 0.145, largest: 0.085 },
  reply: { x: 0.14, y: 0.275, width: 0.72, height: 0.08, largest: 0.038 },
  scan: { x: 0.14, y: 0.676, width: 0.72, height: 0.066, largest: 0.034 },
  where: { x: 0.14, y: 0.757, width: 0.72, height: 0.03, largest: 0.034 },
  code: { x: 0.14, y: 0.803, width: 0.72, height: 0.052, largest: 0.062 },
  call: { x: 0.14, y: 0.872, width: 0.72, height: 0.055, largest: 0.034 },
} as const;
/** Side and middle of the QR code. */
const qr = { side: 0.44, middle: 0.525 };

/** Letters of these scripts are smaller in their em than Latin ones. */
function scaleOf(text: string): number {
  if (/\p{Script=Arabic}/u.test(text)) return 1.25;
  return /[\p{Script=Gurmukhi}\p{Script=Devanagari}\p{Script=Gujarati}]/u.test(text) ? 1.12 : 1;
}

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
    const paragraph = { text, hand, scale: scaleOf(text), gap: 0, tracking };
    return fitText([paragraph], box, largest * trim.width, typesetter);
  };
  const blocks = [
    fitted("household", words.household, "display"),
    fitted("reply", words.reply, "plain", 20),
    fitted("scan", words.scan, "plain", 20),
    fitted("where", words.where, "plain", 20),
    fitted("code", words.code, "plain", 90),
    fitted("call", words.call, "plain", 20),
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
