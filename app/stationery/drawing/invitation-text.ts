import type { InvitationShape } from "#content/invitations/compositions.ts";

import type { Paragraph } from "#app/stationery/typesetting/fit-text.ts";

/** What stands on an invitation, as the couple typed it; an empty text takes no room. */
export type InvitationWords = {
  /** The couple, in Latin letters. */
  names: string;
  /** The couple, in a script of its own. */
  nativeNames: string;
  /** Who invites, such as parents. */
  hosts: string;
  /** The sentence above the names. */
  wording: string;
  nativeWording: string;
  event: string;
  /** Day and hour, as a line. */
  when: string;
  place: string;
};

/** The blocks of an invitation, by the area of its composition. */
export const blocksOf = (words: InvitationWords): Record<"line" | "names" | "details", Paragraph[]> => ({
  line: [
    paragraph(words.hosts, { hand: "plain", scale: 1, tracking: 20 }),
    paragraph(words.wording, { hand: "plain", scale: 1, gap: 0.3, tracking: 20 }),
    paragraph(words.nativeWording, { hand: "plain", scale: 1.1, gap: 0.3 }),
  ],
  names: [
    paragraph(words.names, { hand: "display", scale: 1 }),
    paragraph(words.nativeNames, { hand: "display", scale: 0.58, gap: 0.16 }),
  ],
  details: [
    paragraph(words.event, { hand: "display", scale: 1.25 }),
    paragraph(words.when, { hand: "plain", scale: 1, gap: 0.4, tracking: 20 }),
    paragraph(words.place, { hand: "plain", scale: 1, gap: 0.25, tracking: 20 }),
  ],
});

/** No text is larger than this, as a share of the drawing's width. */
const largestShare = { line: 0.036, names: 0.13, details: 0.04 } as const;

/** The largest size of a block, in the drawing's units; a story is read at arm's length like a card. */
export const largestSize = (area: keyof typeof largestShare, width: number, shape: InvitationShape): number =>
  largestShare[area] * width * (shape === "card" ? 0.92 : 1);

const paragraph = (
  text: string,
  { hand, scale, gap = 0, tracking = 0 }: Pick<Paragraph, "hand" | "scale"> & Partial<Paragraph>,
): Paragraph => ({ text, hand, scale, gap, tracking });

/** All texts with the hand that each is set in: what typefaces are loaded by. */
export const textsOf = (words: InvitationWords): Paragraph[] => Object.values(blocksOf(words)).flat();
