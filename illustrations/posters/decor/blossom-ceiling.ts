import { altTexts } from "../../alt-texts.ts";
import { dotted } from "../../kit/meadow.ts";
import { inks } from "../../kit/palette.ts";
import { type ArtPoint, roundWhole } from "../../kit/paths.ts";
import { type Measure, perspective } from "../../kit/perspective.ts";
import type { Poster } from "../../kit/poster.ts";
import { seededRandom } from "../../kit/random.ts";
import { ellipseBands } from "../../kit/sky.ts";
import { place } from "../../kit/svg.ts";
import { rotatePath } from "../../kit/rotate-path.ts";

const palette = inks(
  "k6 #9fc0b4, k5 #bdd2bd, k4 #d8e0c6, k3 #ebe8cf, k2 #f6efda, k1 #fdf6e6, sun #fffdf4, hill #8fb39a, hill-d #6a9684",
  "wall-l #f2e2d2, wall-s #cfb9b4, back #e6d2c6, trim #fbf3e6, trim-d #b39c9c, floor #c9a88f, floor-l #ecd5b8, floor-d #a3857c",
  "branch #6b5148, branch-l #957466, b1 #c98a98, b2 #e0aab4, b3 #f2c9cf, b4 #fbe6e6, rose-d #c4748a, gold #e0b04e, new #a9bf8f, new-d #7f9c70",
  "cloth #fffaf0, cloth-d #dcccc2, chair #8a6a58, chair-l #b98f70, seat #f2c9cf, plate #b9c7bd",
);

const { face, project, lines } = perspective(400, 322);
const random = seededRandom(64);
const wall = 470;
const floorAt = 250;
const ceilingAt = -300;
const back = 2.6;
const near = 0.55;

const point = (measure: Measure): readonly [number, number] => {
  const [x, y] = project(measure);
  return [roundWhole(x), roundWhole(y)];
};

/** A tall round-headed window in a side wall. */
const sideWindow = (side: -1 | 1, from: number) => {
  const to = from + 0.26;
  const middle = (from + to) / 2;
  return face(
    [side * wall, 130, from],
    [side * wall, -120, from],
    [side * wall, -190, from + 0.04],
    [side * wall, -215, middle],
    [side * wall, -190, to - 0.04],
    [side * wall, -120, to],
    [side * wall, 130, to],
  );
};
const windowsAt = [0.86, 1.26, 1.68, 2.12];
const windows = (side: -1 | 1) => windowsAt.map((from) => sideWindow(side, from)).join("");
const bars = windowsAt.flatMap((from) =>
  ([-1, 1] as const).flatMap((side): Array<[Measure, Measure]> => [
    [
      [side * wall, 130, from + 0.13],
      [side * wall, -215, from + 0.13],
    ],
    [
      [side * wall, -20, from],
      [side * wall, -20, from + 0.26],
    ],
    [
      [side * wall, -120, from],
      [side * wall, -120, from + 0.26],
    ],
  ]),
);

/** Boughs that hang from the ceiling: depth, across and down of the two ends. */
const boughs: ReadonlyArray<
  readonly [depth: number, fromX: number, fromY: number, toX: number, toY: number]
> = [2.3, 1.9, 1.55, 1.25, 1, 0.82].flatMap((depth, plane) =>
  [-420, -230, -60, 110, 280, 440].map((across, index) => {
    const bend = (index + plane) % 2 === 0 ? 1 : -1;
    return [
      depth,
      across,
      ceilingAt,
      across + bend * (60 + random() * 60),
      -150 - Math.abs(across) * -0.08 - random() * 50,
    ] as const;
  }),
);
const boughLine = ([depth, fromX, fromY, toX, toY]: (typeof boughs)[number]) => {
  const [x1, y1] = point([fromX, fromY, depth]);
  const [x2, y2] = point([toX, toY, depth]);
  return `M${x1} ${y1}Q${roundWhole(x1 * 0.75 + x2 * 0.25)} ${roundWhole(y1 * 0.3 + y2 * 0.7)} ${x2} ${y2}`;
};

/** Blossom as dots of one plane: the farther, the smaller and the darker. */
const cloudOf = (depth: number, count: number, lowest: number) => {
  const dots: ArtPoint[] = [];
  for (let dot = 0; dot < count; dot++) {
    const across = (random() - 0.5) * 1000;
    const swell = Math.sin(across / 90 + depth * 3) * 26;
    const down = ceilingAt + 10 + (lowest + swell - Math.pow(across / 500, 2) * -50 - ceilingAt) * random();
    dots.push(project([across, down, depth]));
  }
  return dotted(dots);
};

const blossoms = Array.from({ length: 44 }, (_, index) => {
  const depth = 0.84 + (1 - index / 44) * 0.5;
  const [x, y] = point([(random() - 0.5) * 940, ceilingAt + 20 + random() * 150, depth]);
  return place("a6f", x, y, +(0.62 / depth).toFixed(2), roundWhole(random() * 72));
}).join("");

const tableTop = 118;
const half = 92;
const chairs = [2.2, 1.85, 1.55, 1.3, 1.1, 0.94]
  .map((depth) =>
    ([-1, 1] as const)
      .map((side) => {
        const [x, y] = point([side * 168, floorAt, depth]);
        const scale = (1 / depth).toFixed(2);
        return `<use href="#a6c" transform="translate(${x} ${y})scale(${side === 1 ? "-" : ""}${scale} ${scale})"/>`;
      })
      .join(""),
  )
  .join("");
const settings = [2.1, 1.8, 1.52, 1.3, 1.12, 0.98]
  .map((depth) => {
    const plate = (across: number) => {
      const [x, y] = point([across, tableTop, depth]);
      return `<ellipse cx="${x}" cy="${y}" rx="${roundWhole(22 / depth)}" ry="${roundWhole(5 / depth)}" fill="var(--plate)"/>`;
    };
    const [x, y] = point([0, tableTop, depth]);
    return plate(-62) + plate(62) + place("a6p", x, y, +(0.8 / depth).toFixed(2));
  })
  .join("");

const petals = [0, 72, 144, 216, 288]
  .map((turn) => rotatePath("M0 2Q-20-8-19-24-10-37 0-26 10-37 19-24 20-8 0 2z", turn))
  .join("");

const defs = `
  <g id="a6f">
    <path d="${petals}" fill="var(--b4)"/>
    <path d="M0-20L3-4 18-8 5 1 13 17 0 5-13 17-5 1-18-8-3-4z" fill="var(--b1)"/>
    <path d="M-7-3L-3-7H3L7-3V3L3 7H-3L-7 3z" fill="var(--rose-d)"/><path d="M-3-1L0-3 3-1 2 3H-2z" fill="var(--gold)"/>
  </g>
  <g id="a6c">
    <path d="M-16 0V-84H-11V0zM22 0V-52H27V0zM8-4V-50H12V-4z" fill="var(--chair)"/>
    <path d="M-18-150C-20-120-18-100-16-80L-10-80C-12-110-12-126-10-150z" fill="var(--chair-l)"/>
    <path d="M-14-146L8-142 10-84-12-80z" fill="var(--chair)" opacity=".5"/>
    <path d="M-18-86L26-60 28-52-18-78z" fill="var(--seat)"/>
    <path d="M6-146C4-120 6-100 8-74L14-70C12-100 12-120 12-146z" fill="var(--chair)"/>
    <path d="M-20-154L14-150V-142L-20-146zM-16-124L12-120V-114L-16-118z" fill="var(--chair-l)"/>
  </g>
  <g id="a6p">
    <path d="M-34 0C-40-14-24-22-14-18-8-28 10-28 14-18 26-22 40-12 34 0z" fill="var(--new-d)"/>
    <path d="M-26-10h0M-8-18h0M12-16h0M26-8h0M-16-4h0M4-6h0M18-3h0" stroke="var(--b3)" stroke-width="13" stroke-linecap="round"/>
    <path d="M-20-14h0M0-20h0M20-12h0" stroke="var(--b4)" stroke-width="8" stroke-linecap="round"/>
  </g>`;

const hall = `
  <path d="M0 0H800V600H0z" fill="var(--back)"/>
  <path d="${face([-wall, ceilingAt, near], [-wall, ceilingAt, back], [-wall, floorAt, back], [-wall, floorAt, near])}" fill="var(--wall-l)"/>
  <path d="${face([wall, ceilingAt, near], [wall, ceilingAt, back], [wall, floorAt, back], [wall, floorAt, near])}" fill="var(--wall-s)"/>
  <path d="${windows(-1)}" fill="var(--k3)"/>
  <path d="${windows(1)}" fill="var(--k5)"/>
  <path d="${lines(...bars)}" stroke="var(--trim)" stroke-width="4"/>
  <path d="${face([-wall, ceilingAt, back], [wall, ceilingAt, back], [wall, floorAt, back], [-wall, floorAt, back])}" fill="var(--back)"/>
  <path d="M316 418V282A84 84 0 0 1 484 282V418z" fill="var(--trim)"/>
  <clipPath id="a6w"><path d="M326 418V282A74 74 0 0 1 474 282V418z"/></clipPath>
  <g clip-path="url(#a6w)">
    <path d="M320 200H480V420H320z" fill="var(--k6)"/>
    ${ellipseBands({ x: 400, y: 340 }, 1, [120, 96, 76, 58, 42])}
    <circle cx="400" cy="322" r="24" fill="var(--sun)"/>
    <path d="M320 372L350 340 372 362 408 318 440 360 456 346 480 372V420H320z" fill="var(--hill)"/>
    <path d="M408 318L440 360 456 346 480 372V420H420z" fill="var(--hill-d)"/>
    <path d="M320 390Q400 374 480 390V420H320z" fill="var(--new)"/>
  </g>
  <path d="M397 208V418h6V208zM326 330H474v6H326zM326 278H474v5H326z" fill="var(--trim)"/>
  <path d="${face([-wall, floorAt, back], [wall, floorAt, back], [wall, floorAt, near], [-wall, floorAt, near])}" fill="var(--floor)"/>
  <path d="${windowsAt.map((from) => face([-wall, floorAt, from], [-wall, floorAt, from + 0.26], [-120, floorAt, from + 0.1], [-120, floorAt, from - 0.12])).join("")}" fill="var(--floor-l)"/>
  <path d="${face([-wall, floorAt - 14, near], [-wall, floorAt - 14, back], [-wall, floorAt, back], [-wall, floorAt, near])}" fill="var(--trim)"/>
  <path d="${face([wall, floorAt - 14, near], [wall, floorAt - 14, back], [wall, floorAt, back], [wall, floorAt, near])}" fill="var(--trim-d)"/>`;

const canopy = `
  <g stroke-linecap="round" fill="none">
    <path d="${face([-wall, ceilingAt, near], [-wall, ceilingAt, back], [wall, ceilingAt, back], [wall, ceilingAt, near])}" fill="var(--b2)"/>
    <path d="${cloudOf(2.3, 117, -110)}" stroke="var(--b1)" stroke-width="14"/>
    <path d="${boughs
      .filter(([depth]) => depth > 1.4)
      .map(boughLine)
      .join("")}" stroke="var(--branch)" stroke-width="4"/>
    <path d="${cloudOf(1.75, 135, -120)}" stroke="var(--b2)" stroke-width="16"/>
    <path d="${cloudOf(1.35, 135, -140)}" stroke="var(--b1)" stroke-width="20"/>
    <path d="${boughs
      .filter(([depth]) => depth <= 1.4)
      .map(boughLine)
      .join("")}" stroke="var(--branch)" stroke-width="7"/>
    <path d="${boughs
      .filter(([depth]) => depth <= 1.1)
      .map(boughLine)
      .join("")}" stroke="var(--branch-l)" stroke-width="2" transform="translate(-2 0)"/>
    <path d="${cloudOf(1.3, 108, -150)}" stroke="var(--b3)" stroke-width="18"/>
    <path d="${cloudOf(1, 99, -170)}" stroke="var(--b2)" stroke-width="26"/>
    <path d="${cloudOf(1, 54, -150)}" stroke="var(--new)" stroke-width="12"/>
    <path d="${cloudOf(0.95, 99, -180)}" stroke="var(--b3)" stroke-width="24"/>
  </g>
  ${blossoms}`;

const table = `
  <path d="${face([-half - 16, floorAt, 0.9], [half + 16, floorAt, 0.9], [half, floorAt, back], [-half, floorAt, back])}" fill="var(--floor-d)"/>
  ${chairs}
  <path d="${face([-half, tableTop, 0.88], [half, tableTop, 0.88], [half, floorAt - 8, 0.88], [-half, floorAt - 8, 0.88])}" fill="var(--cloth-d)"/>
  <path d="${face([-half, tableTop, 0.88], [-half * 0.3, tableTop, 0.88], [-half * 0.4, floorAt - 8, 0.88], [-half, floorAt - 8, 0.88])}" fill="var(--cloth)"/>
  <path d="${face([-half, tableTop, 0.88], [half, tableTop, 0.88], [half, tableTop, 2.4], [-half, tableTop, 2.4])}" fill="var(--cloth)"/>
  <path d="${face([half * 0.4, tableTop, 0.88], [half, tableTop, 0.88], [half, tableTop, 2.4], [half * 0.4, tableTop, 2.4])}" fill="var(--cloth-d)" opacity=".6"/>
  ${settings}
  <path d="M140 580h0M172 560h0M214 590h0M610 570h0M650 592h0M586 592h0M96 596h0M700 580h0M250 572h0M552 566h0" stroke="var(--b3)" stroke-width="9" stroke-linecap="round"/>`;

const frame = `
  <g fill="none" stroke="var(--branch)" stroke-linecap="round">
    <path d="M-10 60C60 70 120 120 150 200M40 76C70 130 66 180 60 240" stroke-width="10"/>
    <path d="M810 40C740 60 690 110 664 190M760 60C734 120 740 170 748 226" stroke-width="10"/>
  </g>
  ${(
    [
      [30, 70, 1.1],
      [84, 104, 1],
      [130, 154, 1.05],
      [152, 206, 0.8],
      [62, 180, 1.1],
      [58, 246, 0.8],
      [10, 120, 1],
      [770, 56, 1.1],
      [716, 92, 1],
      [678, 146, 1.05],
      [662, 196, 0.8],
      [742, 160, 1.1],
      [750, 232, 0.8],
      [792, 116, 1],
    ] as const
  )
    .map(([x, y, scale], index) => place("a6f", x, y, scale, index * 31))
    .join("")}`;

export const blossomCeiling: Poster = {
  className: "wr-dblo",
  size: [800, 600],
  crop: "xMidYMid slice",
  title: { id: "a6T", text: altTexts["decor/blossom-ceiling"] },
  palette,
  defs,
  layers: [hall, table, canopy, frame],
};
