import type { DrawnInvitation } from "./draw-invitation.ts";

/** A drawing on a sheet of paper: where the corner of its bleed is. */
type PlacedDrawing = { drawing: DrawnInvitation; x: number; y: number };

/** A sheet as a printer takes it, in tenths of a millimetre. */
export type PressSheet = { width: number; height: number; pieces: readonly PlacedDrawing[] };

/** Room for crop marks around the bleed, in tenths of a millimetre. */
const slug = 70;

/** A drawing on a sheet of its own, with room for its crop marks. */
export const sheetFor = (drawing: DrawnInvitation): PressSheet => ({
  width: drawing.width + 2 * slug,
  height: drawing.height + 2 * slug,
  pieces: [{ drawing, x: slug, y: slug }],
});

/** How pieces are laid on US Letter: the number across and down, each with its own bleed. */
export type SheetLayout = { columns: number; rows: number; isLandscape: boolean };

const letter = { short: 2159, long: 2794 };

/** Lays drawings of one size side by side on sheets of US Letter, in the order in which they come. */
export function* imposeOnLetter(
  drawings: Iterable<DrawnInvitation>,
  { columns, rows, isLandscape }: SheetLayout,
): Generator<PressSheet> {
  const [width, height] = isLandscape ? [letter.long, letter.short] : [letter.short, letter.long];
  let pieces: PlacedDrawing[] = [];
  for (const drawing of drawings) {
    const [left, top] = [(width - columns * drawing.width) / 2, (height - rows * drawing.height) / 2];
    const [column, row] = [pieces.length % columns, Math.floor(pieces.length / columns)];
    pieces.push({ drawing, x: left + column * drawing.width, y: top + row * drawing.height });
    if (pieces.length < columns * rows) continue;
    yield { width, height, pieces };
    pieces = [];
  }
  if (pieces.length > 0) yield { width, height, pieces };
}

/** A rectangle on a sheet, from its upper left corner. */
type SheetArea = { x: number; y: number; width: number; height: number };

/** Around all pieces of a sheet, with their bleed and without it. */
export function areasOf({ pieces }: PressSheet): { bleed: SheetArea; trim: SheetArea } {
  return {
    bleed: around(pieces.map(({ drawing: { width, height }, x, y }) => ({ x, y, width, height }))),
    trim: around(pieces.map(trimOf)),
  };
}

const trimOf = ({ drawing: { trim }, x, y }: PlacedDrawing): SheetArea => ({
  ...trim,
  x: x + trim.x,
  y: y + trim.y,
});

function around(areas: readonly SheetArea[]): SheetArea {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

/** A crop mark begins where the bleed of all pieces ends, and has this length. */
const markLength = 50;

/** Lines outside of all bleeds, in the direction of the cuts: x, y of each end. */
export function cropMarks(sheet: PressSheet): (readonly [number, number, number, number])[] {
  const trims = sheet.pieces.map(trimOf);
  const { bleed } = areasOf(sheet);
  const [right, bottom] = [bleed.x + bleed.width, bleed.y + bleed.height];
  const xs = [...new Set(trims.flatMap(({ x, width }) => [x, x + width]))];
  const ys = [...new Set(trims.flatMap(({ y, height }) => [y, y + height]))];
  return [
    ...xs.flatMap((x) => [
      [x, bleed.y - markLength, x, bleed.y] as const,
      [x, bottom, x, bottom + markLength] as const,
    ]),
    ...ys.flatMap((y) => [
      [bleed.x - markLength, y, bleed.x, y] as const,
      [right, y, right + markLength, y] as const,
    ]),
  ];
}
