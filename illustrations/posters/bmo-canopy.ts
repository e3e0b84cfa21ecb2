import { type ArtPoint, polygon, roundWhole } from "../kit/paths.ts";
import { box, fill, stroke, veil } from "../kit/shapes.ts";

/** Inks: cu, cu-l, cu-d, cu-dd (bronze), soffit, soffit-l, lamp, glow, glow2, pane, mullion, hearth, flame, crowd. */

type Curve = readonly [start: ArtPoint, leave: ArtPoint, arrive: ArtPoint, end: ArtPoint];

/** The lip of the canopy and the head of the glass beneath it run from the left edge to the prow. */
const lip: Curve = [
  [-10, 452],
  [210, 432],
  [470, 372],
  [724, 262],
];
const glassHead: Curve = [
  [-10, 556],
  [170, 546],
  [380, 522],
  [528, 470],
];

/** Where the soffit ends in the air. */
const underside: Curve = [
  [752, 278],
  [716, 334],
  [610, 404],
  [528, 470],
];

const on = ([a, b, c, d]: Curve, share: number): ArtPoint => {
  const rest = 1 - share;
  const mix = (axis: 0 | 1) =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * share * b[axis] +
    3 * rest * share ** 2 * c[axis] +
    share ** 3 * d[axis];
  return [mix(0), mix(1)];
};
const between = (from: ArtPoint, to: ArtPoint, share: number): ArtPoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
const shares = (count: number) => Array.from({ length: count }, (_, index) => index / (count - 1));

/** The ribs of the soffit fan out from the glass to the lip. */
const ribs = shares(17)
  .map((share) => {
    const [x1, y1] = on(glassHead, share);
    const [x2, y2] = on(lip, share);
    return `M${roundWhole(x1)} ${roundWhole(y1)}L${roundWhole(x2)} ${roundWhole(y2 + 6)}`;
  })
  .join("");

/** Four rows of lamps set into the soffit, wider apart towards the prow. */
const lamps = [0.2, 0.42, 0.64, 0.86]
  .flatMap((row) =>
    shares(18)
      .slice(0, -1)
      .map((share) => {
        const [x, y] = between(on(glassHead, share + 0.03), on(lip, share + 0.03), row);
        return `M${roundWhole(x)} ${roundWhole(y)}h0`;
      }),
  )
  .join("");

/** Folds of the bronze skin above the canopy. */
const seams = (from: number, to: number, count: number, top: (share: number) => number, foot: number) =>
  shares(count)
    .map((share) => `M${roundWhole(from + (to - from) * share)} ${roundWhole(top(share))}V${foot}`)
    .join("");

const drum = `
  ${fill("cu-d", "M-10 262C120 246 300 252 440 300 476 314 492 330 492 352V440H-10z")}
  ${fill("cu", "M-10 262C120 246 300 252 440 300 452 305 462 310 470 316L452 440H-10z")}
  ${stroke(
    "cu-d",
    3,
    seams(20, 440, 12, (share) => 262 + 46 * share * share, 440),
  )}
  ${fill("cu-l", "M-10 248C130 230 310 238 452 288 492 302 506 326 498 346 486 326 470 314 440 304 300 258 120 254-10 270z")}
  ${fill("glow", "M-10 330C120 318 260 322 400 352V372C260 344 120 340-10 352z")}
  ${stroke("cu-d", 5, "M40 326V350M110 321V346M180 321V346M250 325V350M320 334V360")}`;

const mullions = shares(15)
  .map((share) => {
    const along = Math.sin((share * Math.PI) / 2);
    const [x, y] = on(glassHead, along);
    return `M${roundWhole(x)} ${roundWhole(y)}V744`;
  })
  .join("");

/** The hall behind the glass: two galleries, the tall hearth and the guests against the light. */
const hall = `
  ${fill("glow", "M-10 460H540V744H-10z")}
  ${fill("glow2", "M-10 552H528V600H-10zM-10 664H528V676H-10z")}
  ${fill("pane", "M-10 600H528V609H-10z")}
  ${fill("hearth", "M196 548H262L270 744H188z")}
  ${fill("flame", "M214 730C204 700 226 690 222 660 244 680 238 696 246 690 256 712 250 726 244 734H214z")}
  ${fill("crowd", guestsInside())}`;

function guestsInside(): string {
  return [18, 44, 66, 102, 128, 160, 292, 318, 352, 374, 408, 436, 470, 492]
    .map((x, index) => {
      const foot = index % 3 === 1 ? 600 : 744;
      const height = foot === 600 ? 30 : 44 + (index % 4) * 3;
      const half = roundWhole(height * 0.2);
      return `M${x - half} ${foot}C${x - half} ${foot - height * 0.6} ${x - half} ${roundWhole(foot - height * 0.74)} ${x} ${roundWhole(foot - height * 0.74)}S${x + half} ${roundWhole(foot - height * 0.6)} ${x + half} ${foot}zM${x - 5} ${roundWhole(foot - height * 0.86)}a5 6 0 1 0 10 0a5 6 0 1 0-10 0z`;
    })
    .join("");
}

const glass = `
  <g clip-path="url(#bmog)">
    ${hall}
    ${stroke("mullion", 4, mullions)}
    ${stroke("mullion", 3, "M-10 600H530M-10 676H530")}
    ${veil("cu-d", 0.5, "M470 440H530V744H494C506 660 500 560 470 440z")}
  </g>
  ${fill("cu-dd", box(-10, 738, 542, 8))}`;

export const glassOutline = "M-10 556C170 546 380 522 512 476 526 500 530 540 530 600V746H-10z";

/** The prow: soffit, bronze lip and the light that the sun lays on its edge. */
const canopy = `
  ${fill("soffit", "M-10 452C210 432 470 372 724 262 744 254 758 258 752 278 716 334 610 404 528 470 380 522 170 546-10 556z")}
  ${fill("soffit-l", polygon([on(glassHead, 0.62), on(lip, 0.62), on(lip, 1), ...shares(8).map((share) => on(underside, share))]))}
  ${stroke("cu-dd", 2.5, ribs)}
  ${stroke("lamp", 9, lamps, ' stroke-linecap="round"')}
  ${fill("cu", "M-10 398C210 378 460 316 700 204 760 178 800 196 770 250 766 262 760 270 752 278 758 258 744 254 724 262 470 372 210 432-10 452z")}
  ${fill("cu-d", "M-10 424C210 404 466 344 716 232 748 220 766 226 764 258 760 268 756 274 752 278 758 258 744 254 724 262 470 372 210 432-10 452z")}
  ${fill("cu-l", "M-10 390C210 370 460 306 696 198 764 168 806 190 774 248 790 204 764 186 702 210 462 320 210 384-10 402z")}`;

export const bmoCentre = `<g id="bmo-hall">${drum}${glass}${canopy}</g>`;
