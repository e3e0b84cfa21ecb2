import { box, fill, stroke } from "../kit/shapes.ts";

/** Inks: shingle, shingle-l, shingle-d, roof, roof-l, roof-d, trim, trim-d, glow, stone, stone-l, stone-d, sash. */

const rafterTails = (from: number, to: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => box(from + ((to - from) * index) / (count - 1), y, 5, 9)).join(
    "",
  );

/** A sash window with small panes above. */
const window = (x: number, y: number, width: number, height: number): string =>
  fill("trim", box(x - 4, y - 4, width + 8, height + 9)) +
  fill("glow", box(x, y, width, height)) +
  stroke(
    "sash",
    2.5,
    `M${x + width / 2} ${y}v${height}M${x} ${y + Math.round(height * 0.4)}h${width}M${x + width / 4} ${y}v${Math.round(height * 0.4)}M${x + (width * 3) / 4} ${y}v${Math.round(height * 0.4)}`,
  );

/** A verandah post that widens downwards, on a stone pier. */
const post = (x: number): string =>
  fill("trim", `M${x - 6} 392H${x + 6}L${x + 9} 436H${x - 9}z`) +
  fill("trim-d", `M${x - 6} 392H${x - 1}L${x - 2} 436H${x - 9}z`) +
  fill("stone", box(x - 15, 436, 30, 44)) +
  fill("stone-d", box(x - 15, 436, 11, 44)) +
  fill("stone-l", box(x - 18, 432, 36, 6));

/** The superintendent's house: one broad gable with shingles, a lower gable over the verandah, eaves that reach far out. */
export const cottage = `
  <g id="rd-house">
    ${fill("stone", box(520, 178, 36, 150))}
    ${fill("stone-d", box(520, 178, 13, 150), box(514, 172, 48, 8))}
    ${fill("stone-l", box(514, 170, 48, 4))}
    ${fill("roof", "M226 372L330 232H560L654 372z")}
    ${fill("roof-l", "M560 232L654 372H604L540 232z")}
    ${stroke("roof-d", 2.5, "M252 338H632M274 308H612M296 278H592M318 250H572")}
    ${fill("shingle", "M276 480V350L404 208 532 350V480z")}
    ${fill("shingle-d", "M276 480V350L404 208V480z")}
    ${stroke("shingle-l", 2.5, "M410 262H452M410 284H472M410 306H492M410 328H512M410 350H530")}
    ${stroke("roof-d", 2.5, "M356 262H398M336 284H398M316 306H398M296 328H398M278 350H398")}
    ${stroke("trim-d", 15, "M246 384L404 204")}
    ${stroke("trim", 15, "M404 204L562 384")}
    ${stroke("roof-d", 6, "M236 378L404 190")}
    ${stroke("roof-l", 6, "M404 190L572 378")}
    ${fill("trim", "M392 220H416V240H392zM330 300l14 10-10 16-12-10zM478 300l-14 10 10 16 12-10z")}
    ${window(362, 276, 34, 44)}
    ${window(414, 276, 34, 44)}
    ${fill("shingle", box(560, 372, 74, 108))}
    ${window(580, 398, 38, 46)}
    ${fill("trim-d", rafterTails(566, 640, 370, 8), rafterTails(232, 276, 370, 5))}
    ${fill("shingle-d", box(264, 392, 280, 88))}
    ${window(290, 408, 44, 48)}
    ${window(474, 408, 44, 48)}
    ${fill("trim", box(376, 400, 56, 80))}
    ${fill("glow", box(384, 408, 40, 34))}
    ${stroke("sash", 2.5, "M397 408V442M411 408V442M384 425H424")}
    ${fill("trim-d", box(384, 448, 40, 32))}
    ${fill("roof", "M238 400L290 356H518L570 400z")}
    ${fill("roof-l", "M518 356L570 400H520L490 356z")}
    ${stroke("roof-d", 2.5, "M254 386H554M272 371H536")}
    ${fill("trim", box(236, 398, 336, 8))}
    ${fill("trim-d", rafterTails(246, 556, 404, 26))}
    ${post(264)}
    ${post(352)}
    ${post(456)}
    ${post(544)}
    ${fill("trim", box(279, 446, 58, 5), box(471, 446, 58, 5))}
    ${stroke("trim", 3, [284, 294, 304, 314, 324, 334, 476, 486, 496, 506, 516, 526].map((x) => `M${x} 450V480`).join(""))}
    ${fill("stone-d", box(250, 478, 392, 12))}
    ${fill("stone-l", box(250, 476, 392, 5))}
  </g>`;
