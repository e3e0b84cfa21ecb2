import { type Wall, archOnWall, camera, frontWall, onWall, sideWall } from "../kit/camera.ts";
import { polygon, roundWhole } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { fill, stroke } from "../kit/shapes.ts";

const random = seededRandom(14);

/** Down the avenue, in metres: the vanishing point lies where the sun sets. */
const along = camera({ eye: { x: 0, y: 1.8, z: 0 }, turn: 0, focalLength: 520, centre: { x: 334, y: 724 } });

/** The tower is seen over its corner. */
const over = camera({
  eye: { x: -34, y: 6, z: -56 },
  turn: 31,
  focalLength: 690,
  centre: { x: 566, y: 700 },
});

interface Shop {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly wall: string;
  readonly trim: string;
  readonly awning: string;
}

/** A storefront of the 1890s: shop window and awning, two rows of windows, the upper ones with round heads, a heavy cornice. */
function shop(x: number, { from, to, height, wall, trim, awning }: Shop): string {
  const front: Wall = sideWall(along, x, from);
  const out = x < 0 ? 0.9 : -0.9;
  const length = to - from;
  const bays = Math.max(3, roundWhole(length / 2.6));
  const bay = length / bays;
  let lit = "";
  let dark = "";
  for (let number = 0; number < bays; number++) {
    const left = number * bay + bay * 0.24;
    const right = number * bay + bay * 0.76;
    const middle = onWall(front, left, right, 4.6, height * 0.6);
    const upper = archOnWall(front, left, right, height * 0.66, height - 1.5);
    if (random() < 0.55) lit += middle;
    else dark += middle;
    if (random() < 0.55) lit += upper;
    else dark += upper;
  }
  const panes = Array.from({ length: bays }, (_, number) =>
    onWall(front, (number + 0.12) * bay, (number + 0.88) * bay, 0.7, 3.2),
  ).join("");
  const doors = Array.from({ length: bays }, (_, number) =>
    number % 2 === 0
      ? onWall(front, (number + 0.3) * bay, (number + 0.56) * bay, 1.5, 2.8)
      : onWall(front, (number + 0.34) * bay, (number + 0.7) * bay, 0, 2.6),
  ).join("");
  const ledge = (low: number, high: number, deep: number) =>
    polygon([
      along(x + out * deep, low, from - 0.2),
      along(x + out * deep, low, to),
      along(x + out * deep, high, to),
      along(x + out * deep, high, from - 0.2),
    ]);
  const stripes = Array.from({ length: bays }, (_, number) => {
    const start = from + (number + 0.2) * bay;
    const end = start + bay * 0.5;
    return polygon([
      along(x, 3.7, start),
      along(x, 3.7, end),
      along(x + out * 1.3, 2.9, end),
      along(x + out * 1.3, 2.9, start),
    ]);
  }).join("");
  return (
    fill(wall, onWall(front, 0, length, -0.1, height)) +
    fill(
      trim,
      ledge(height - 0.9, height + 0.1, 0.5),
      ledge(4, 4.4, 0.2),
      ledge(height * 0.61, height * 0.61 + 0.3, 0.2),
    ) +
    fill("win", dark) +
    fill("glow", lit) +
    fill(x < 0 ? "shop" : "shop-d", panes) +
    fill("glow", doors) +
    fill(
      awning,
      polygon([
        along(x, 3.7, from + 0.2),
        along(x, 3.7, to - 0.2),
        along(x + out * 1.3, 2.9, to - 0.2),
        along(x + out * 1.3, 2.9, from + 0.2),
      ]),
    ) +
    fill("sl", stripes)
  );
}

const northSide: readonly Shop[] = [
  { from: 38, to: 70, height: 11, wall: "sc", trim: "sl", awning: "aw3" },
  { from: 26, to: 38, height: 10, wall: "sb", trim: "sl", awning: "aw2" },
  { from: 17, to: 26, height: 12, wall: "sa", trim: "sl", awning: "aw" },
  { from: 9, to: 17, height: 10.4, wall: "sb", trim: "sl", awning: "aw3" },
];
const southSide: readonly Shop[] = [
  { from: 38, to: 70, height: 10, wall: "sd", trim: "sa", awning: "aw" },
  { from: 26, to: 38, height: 11.4, wall: "sf", trim: "sa", awning: "aw3" },
  { from: 17, to: 26, height: 9, wall: "se", trim: "sd", awning: "aw2" },
  { from: 9, to: 17, height: 8.2, wall: "sf", trim: "sd", awning: "aw" },
];

export const avenue = `
  <g id="hy-north">${northSide.map((house) => shop(-8.2, house)).join("")}</g>
  <g id="hy-south">${southSide.map((house) => shop(9, house)).join("")}</g>`;

/** A part of the shaft from one height to another, its near corner at x, z. */
function block(x: number, z: number, width: number, depth: number, low: number, high: number): string {
  const side: Wall = (away, up) => over(x, up, z + depth - away);
  const front = frontWall(over, x, z);
  const floors = roundWhole((high - low) / 3.3);
  let lit = "";
  let warm = "";
  let dark = "";
  for (let floor = 0; floor < floors; floor++) {
    const sill = low + 0.9 + floor * 3.3;
    for (let column = 0; column < 7; column++) {
      const bay = width / 7;
      const pane = onWall(front, (column + 0.22) * bay, (column + 0.78) * bay, sill, sill + 1.9);
      if (random() < 0.45) lit += pane;
      else dark += pane;
    }
    for (let column = 0; column < 4; column++) {
      const bay = depth / 4;
      warm += onWall(side, (column + 0.22) * bay, (column + 0.78) * bay, sill, sill + 1.9);
    }
  }
  return (
    fill("t-l", onWall(side, 0, depth, low, high)) +
    fill("t-f", onWall(front, 0, width, low, high)) +
    fill("t-w", warm) +
    fill("t-d", dark) +
    fill("glow", lit) +
    fill("t-c", onWall(side, 0, depth, high - 0.2, high + 1.2)) +
    fill("t-w", onWall(front, 0, width, high - 0.2, high + 1.2))
  );
}

/** The shaft, a setback and the crown. */
export const hotelTower = `<g id="hy-tower">${block(6, 6, 12, 9, 56, 64)}${block(2, 2, 20, 16, 49, 57)}${block(0, 0, 24, 20, 0, 50)}</g>`;

/** Strings of lanterns from one side of the avenue to the other. */
const string = (z: number, height: number, weight: number) => {
  const [leftX, leftY] = along(-8, height, z);
  const [rightX, rightY] = along(8.8, height - 1, z);
  const sag = roundWhole((rightX - leftX) * 0.16);
  const line = `M${roundWhole(leftX)} ${roundWhole(leftY)}Q${roundWhole((leftX + rightX) / 2)} ${roundWhole((leftY + rightY) / 2 + sag)} ${roundWhole(rightX)} ${roundWhole(rightY)}`;
  return (
    stroke("ink", 1.5, line) +
    stroke(
      "lamp-d",
      weight,
      line,
      ` stroke-linecap="round" stroke-dasharray="0 ${roundWhole(weight * 2.4)}"`,
    ) +
    stroke(
      "lamp",
      roundWhole(weight * 0.6),
      line,
      ` stroke-linecap="round" stroke-dasharray="0 ${roundWhole(weight * 2.4)}"`,
    )
  );
};

export const lanterns = string(46, 8, 6) + string(30, 8.4, 8) + string(20, 7.4, 11) + string(14, 7.2, 15);
