import { fill, stroke } from "../kit/shapes.ts";

export interface PlateWindow {
  /** What is seen of the picture, as a closed outline that runs counter-clockwise or clockwise alike. */
  readonly outline: string;
  readonly height: number;
}

/** A sheet of paper with a hole over the picture, and a double keyline round it. */
export const paperPlate = ({ outline, height }: PlateWindow): string =>
  `<path fill-rule="evenodd" d="M-5-5H1005V${height + 5}H-5z${outline}" fill="var(--paper)"/>` +
  stroke("cloth", 7, outline) +
  stroke("gold-l", 2.5, outline);

/** A window with notched corners. */
export const notched = (left: number, top: number, right: number, bottom: number, notch = 22): string =>
  `M${left + notch} ${top}H${right - notch}Q${right - notch} ${top + notch} ${right} ${top + notch}V${bottom - notch}Q${right - notch} ${bottom - notch} ${right - notch} ${bottom}H${left + notch}Q${left + notch} ${bottom - notch} ${left} ${bottom - notch}V${top + notch}Q${left + notch} ${top + notch} ${left + notch} ${top}z`;

/** A fine line with a lozenge in its middle, so wide and centred on x. */
export const rule = (x: number, y: number, width: number, inkName = "cloth"): string =>
  fill(
    inkName,
    `M${x - width / 2} ${y - 1}H${x - 16}V${y + 1}H${x - width / 2}z`,
    `M${x + 16} ${y - 1}H${x + width / 2}V${y + 1}H${x + 16}z`,
    `M${x - 9} ${y}L${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}z`,
  );
