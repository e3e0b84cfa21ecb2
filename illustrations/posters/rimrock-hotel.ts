import { roundWhole } from "../kit/paths.ts";
import { arched, box, fill, stroke } from "../kit/shapes.ts";

/** Inks: wall, wall-l (edges in the light), wall-d (in the shade), roof, roof-l, roof-d, cap (snow), glow, pane, stone, stone-l, stone-d. */

interface Terrace {
  readonly x: number;
  readonly width: number;
  readonly eaves: number;
  readonly rise: number;
  readonly foot: number;
  readonly floors: number;
  readonly bays: number;
  /** Seeds which windows are lit. */
  readonly guests: number;
}

/** One step of the hotel: balconied floors, round-headed windows under the eaves, a low green roof with snow on it. */
function terrace({ x, width, eaves, rise, foot, floors, bays, guests }: Terrace): string {
  const flank = width * 0.2;
  const front = width - flank;
  const drop = (foot - eaves - 8) / floors;
  const bay = front / bays;
  let lit = "";
  let dark = "";
  let slabs = "";
  for (let floor = 0; floor < floors; floor++) {
    const sill = eaves + 10 + (floor + 0.76) * drop;
    slabs += `M${x} ${roundWhole(sill + drop * 0.1)}h${roundWhole(front)}`;
    for (let column = 0; column < bays; column++) {
      const middle = roundWhole(x + bay * (column + 0.5));
      const pane =
        floor === 0
          ? arched(middle, roundWhole(sill), roundWhole(bay * 0.26) * 2, roundWhole(drop * 0.72))
          : box(middle - bay * 0.26, sill - drop * 0.52, roundWhole(bay * 0.26) * 2, drop * 0.52);
      if ((column * 3 + floor * 5 + guests) % 7 < 4) lit += pane;
      else dark += pane;
    }
    dark += box(x + front + flank * 0.3, sill - drop * 0.5, flank * 0.36, drop * 0.5);
  }
  const left = x - 9;
  const right = x + width + 7;
  const ridgeFrom = roundWhole(x + rise * 0.9);
  const ridgeTo = roundWhole(x + width - rise * 0.8);
  return `
    ${fill("wall", box(x, eaves, front, foot - eaves))}
    ${fill("wall-d", box(x + front, eaves, flank, foot - eaves), box(x, eaves, front, 6))}
    ${stroke("wall-l", 4, slabs)}
    ${fill("pane", dark)}
    ${fill("glow", lit)}
    ${fill("roof", `M${left} ${eaves}L${ridgeFrom} ${eaves - rise}H${ridgeTo}L${right} ${eaves}z`)}
    ${fill("roof-l", `M${left} ${eaves}L${ridgeFrom} ${eaves - rise}h14L${left + 26} ${eaves}z`)}
    ${fill("roof-d", `M${ridgeTo} ${eaves - rise}L${right} ${eaves}H${roundWhole(x + front + 4)}z`)}
    ${fill("cap", `M${ridgeFrom - 9} ${eaves - rise + 10}L${ridgeFrom} ${eaves - rise - 5}H${ridgeTo}l9 15${tongues(ridgeTo - ridgeFrom + 18)}z`, box(left, eaves - 3, right - left, 6))}`;
}

/** The lower edge of snow on a ridge, from right to left. */
function tongues(width: number): string {
  const count = Math.max(2, Math.round(width / 26));
  const step = width / count;
  return Array.from(
    { length: count },
    (_, index) => `q${roundWhole(-step / 2)} ${index % 2 === 0 ? 15 : 8} ${-roundWhole(step)} 0`,
  ).join("");
}

/** A gable that breaks the eaves, its great round-headed window three floors high. */
const gable = (x: number, half: number, peak: number, eaves: number, foot: number): string => `
  ${fill("wall", `M${x - half} ${foot}V${eaves}L${x} ${peak}L${x + half} ${eaves}V${foot}z`)}
  ${fill("wall-d", `M${roundWhole(x + half * 0.62)} ${foot}V${roundWhole(eaves - (eaves - peak) * 0.38)}L${x + half} ${eaves}V${foot}z`)}
  ${fill("wall-l", arched(x - 4, foot - 22, half * 1.04, (foot - eaves) * 0.78 + 8))}
  ${fill("glow", arched(x - 4, foot - 26, half * 0.84, (foot - eaves) * 0.74))}
  ${stroke("wall-d", 3, `M${x - 4} ${roundWhole(eaves + 18)}V${foot - 26}M${roundWhole(x - 4 - half * 0.42)} ${roundWhole((eaves + foot) / 2)}h${roundWhole(half * 0.84)}M${roundWhole(x - 4 - half * 0.42)} ${roundWhole(eaves * 0.26 + foot * 0.74)}h${roundWhole(half * 0.84)}`)}
  ${stroke("roof-l", 9, `M${x - half - 8} ${eaves + 6}L${x} ${peak - 4}`)}
  ${stroke("roof-d", 9, `M${x} ${peak - 4}L${x + half + 8} ${eaves + 6}`)}
  ${stroke("cap", 6, `M${x - half - 6} ${eaves}L${x} ${peak - 9}L${x + half * 0.5} ${roundWhole(peak + (eaves - peak) * 0.4)}`, ' stroke-linejoin="round"')}`;

/** The stone footing that carries the steps on the slope, with round-headed openings. */
const footing = `
  ${fill("stone", "M92 806V742H196V716H306V690H470V668H742V806z")}
  ${fill("stone-d", "M700 668H742V806H700zM92 800V782C300 770 520 760 742 750V806z")}
  ${fill("stone-l", box(86, 736, 114, 8), box(190, 710, 120, 8), box(300, 684, 176, 8), box(464, 662, 284, 8))}
  ${fill("pane", ...[126, 164].map((x) => arched(x, 786, 22, 28)), ...[228, 270].map((x) => arched(x, 772, 24, 38)))}
  ${fill("glow", ...[340, 386, 432].map((x) => arched(x, 760, 28, 48)), ...[500, 548, 596, 644].map((x) => arched(x, 752, 30, 56)))}`;

/** The hotel on Sulphur Mountain: five steps down the slope, widest and highest where it meets the road. */
export const hotel = `
  <g id="ri-hotel">
    ${terrace({ x: 606, width: 132, eaves: 430, rise: 46, foot: 672, floors: 6, bays: 4, guests: 2 })}
    ${gable(676, 40, 380, 434, 552)}
    ${terrace({ x: 446, width: 176, eaves: 368, rise: 54, foot: 672, floors: 8, bays: 5, guests: 1 })}
    ${gable(514, 50, 300, 372, 521)}
    ${terrace({ x: 300, width: 160, eaves: 458, rise: 48, foot: 690, floors: 6, bays: 5, guests: 4 })}
    ${terrace({ x: 190, width: 124, eaves: 546, rise: 40, foot: 716, floors: 4, bays: 4, guests: 0 })}
    ${terrace({ x: 92, width: 108, eaves: 624, rise: 34, foot: 742, floors: 3, bays: 4, guests: 3 })}
    ${footing}
  </g>`;
