import type { InvitationBox, InvitationSheet, InvitationShape } from "./composition.ts";

/** Width and height of each shape, its bleed, and how many of its units a thousandth of its width is. */
export const sheetSizes = {
  card: { width: 1330, height: 1838, bleed: 30, unit: 1.33 },
  square: { width: 1080, height: 1080, bleed: 0, unit: 1.08 },
  story: { width: 1080, height: 1920, bleed: 0, unit: 1.08 },
} as const satisfies Record<InvitationShape, { width: number; height: number; bleed: number; unit: number }>;

export const invitationShapes = ["card", "square", "story"] as const satisfies readonly InvitationShape[];

/** A box in thousandths of the width: x, y, width, height, ink. */
export type PlacedBox = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
  align?: InvitationBox["align"],
];

export type PlacedAreas = Readonly<Record<keyof InvitationSheet["areas"], PlacedBox>>;

/** The middle of a window and its upper and lower edge, in thousandths of the width. */
type PlacedFocus = readonly [x: number, top: number, bottom: number];

/** The three sheets of a composition whose areas are placed in thousandths of the width, as its drawing is. */
export function sheetsOf(
  id: string,
  areas: Readonly<Record<InvitationShape, PlacedAreas>>,
  focuses: Readonly<Partial<Record<InvitationShape, PlacedFocus>>> = {},
): Record<InvitationShape, InvitationSheet> {
  const sheet = (shape: InvitationShape): InvitationSheet => {
    const { width, height, bleed, unit } = sheetSizes[shape];
    const box = ([x, y, across, down, ink, align = "middle"]: PlacedBox): InvitationBox => ({
      x: Math.round(x * unit),
      y: Math.round(y * unit),
      width: Math.round(across * unit),
      height: Math.round(down * unit),
      align,
      ink,
    });
    const { names, line, details } = areas[shape];
    const [x, top, bottom] = (focuses[shape] ?? []).map((part) => Math.round(part * unit));
    return {
      file: `${id}-${shape}.svg`,
      width,
      height,
      trim: { x: bleed, y: bleed, width: width - 2 * bleed, height: height - 2 * bleed },
      areas: { names: box(names), line: box(line), details: box(details) },
      ...(x !== undefined && top !== undefined && bottom !== undefined && { focus: { x, top, bottom } }),
    };
  };
  return { card: sheet("card"), square: sheet("square"), story: sheet("story") };
}
