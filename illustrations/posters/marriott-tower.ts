import { type Wall, camera, frontWall, onWall } from "../kit/camera.ts";
import { polygon, roundWhole } from "../kit/paths.ts";
import { seededRandom } from "../kit/random.ts";
import { fill, stroke } from "../kit/shapes.ts";
import { dancer } from "./baraat-procession.ts";

const random = seededRandom(41);

const turn = 36;
const angle = (turn * Math.PI) / 180;
const project = camera({
  eye: { x: -52 * Math.sin(angle), y: 3, z: -52 * Math.cos(angle) },
  turn,
  focalLength: 690,
  centre: { x: 306, y: 800 },
});

const tower = { width: 42, depth: 18, low: 9, high: 52 };
const podium = { left: -3, right: 52, front: -4, back: 20, high: 11 };

const front = frontWall(project, 0, 0);
const flank: Wall = (along, up) => project(0, up, tower.depth - along);
const storey = (tower.high - tower.low - 2) / 17;

/** Panes between the mullions: most show the sky, some a lit room. */
function panes(wall: Wall, width: number, columns: number, chance: number): string {
  let lit = "";
  const bay = width / columns;
  for (let floor = 0; floor < 17; floor++)
    for (let column = 0; column < columns; column++)
      if (random() < chance && !(column > 4 && column < 9 && floor > 6)) {
        const sill = tower.low + 2 + floor * storey;
        lit += onWall(
          wall,
          column * bay + bay * 0.1,
          (column + 1) * bay - bay * 0.1,
          sill + 0.4,
          sill + storey - 0.4,
        );
      }
  return lit;
}

function mullions(wall: Wall, width: number, columns: number): string {
  const line = (fromAlong: number, fromUp: number, toAlong: number, toUp: number) => {
    const [x1, y1] = wall(fromAlong, fromUp);
    const [x2, y2] = wall(toAlong, toUp);
    return `M${roundWhole(x1)} ${roundWhole(y1)}L${roundWhole(x2)} ${roundWhole(y2)}`;
  };
  const upright = Array.from({ length: columns - 1 }, (_, index) => {
    const along = ((index + 1) * width) / columns;
    return line(along, tower.low, along, tower.high);
  });
  const level = Array.from({ length: 18 }, (_, index) => {
    const up = tower.low + 2 + index * storey;
    return line(0, up, width, up);
  });
  return upright.join("") + level.join("");
}

/** The sky in the glass: the horizon low, the night high, each floor a little out of true. */
const skyInGlass = [
  [9, 15, "g5"],
  [15, 21, "g4"],
  [21, 28, "g3"],
  [28, 37, "g2"],
] as const;
const bandsOf = (wall: Wall, width: number, name: (band: string) => string) =>
  skyInGlass
    .map(([low, high, band]) =>
      fill(
        name(band),
        polygon([
          wall(0, low),
          wall(width, low),
          wall(width, high + 1.6),
          wall(width * 0.55, high),
          wall(width * 0.3, high + 1.2),
          wall(0, high),
        ]),
      ),
    )
    .join("");

/** Half the width of the Calgary Tower at a height of its reflection. */
const halfWidth = (up: number) => {
  if (up < 30) return 1.5 - up * 0.022;
  if (up < 31.5) return 2.6;
  if (up < 35) return 4;
  if (up < 36.6) return 3.4;
  if (up < 38.4) return 1.9;
  return up < 44 ? 0.3 : 0;
};

/** The Calgary Tower across the street, mirrored floor by floor. */
function mirroredTower(): string {
  const middle = 20;
  const tones = { shaft: "", shaftLit: "", pod: "", podLit: "", deck: "" };
  const slice = storey / 2;
  for (let up = tower.low; up < 44; up += slice) {
    const shift =
      (Math.floor((up - tower.low - 2) / storey) % 2 === 0 ? 0.22 : -0.22) + (random() - 0.5) * 0.12;
    const half = 1.5 * halfWidth(up);
    const slab = onWall(front, middle - half + shift, middle + half + shift, up, up + slice);
    const lit = onWall(front, middle - half + shift, middle - half * 0.3 + shift, up, up + slice);
    if (up >= 31.5 && up < 32.9) tones.deck += slab;
    else if (up >= 30 && up < 36.6) {
      tones.pod += slab;
      tones.podLit += lit;
    } else if (half > 0) {
      tones.shaft += slab;
      tones.shaftLit += lit;
    }
  }
  return (
    fill("m-s", tones.shaft) +
    fill("m-l", tones.shaftLit) +
    fill("m-r", tones.pod) +
    fill("m-rl", tones.podLit) +
    fill("glow", tones.deck)
  );
}

const glass = `
  ${fill("g1", onWall(front, 0, tower.width, tower.low, tower.high))}
  ${bandsOf(front, tower.width, (band) => band)}
  ${fill("s1", onWall(flank, 0, tower.depth, tower.low, tower.high))}
  ${bandsOf(flank, tower.depth, (band) => band.replace("g", "s"))}
  ${fill("glow", panes(front, tower.width, 14, 0.12))}
  ${mirroredTower()}
  ${stroke("mu", 2.5, mullions(front, tower.width, 14))}
  ${stroke("mu-l", 2.5, mullions(flank, tower.depth, 7))}
  ${fill("cap", onWall(front, 0, tower.width, tower.high, tower.high + 1.6))}
  ${fill("cap-l", onWall(flank, 0, tower.depth, tower.high, tower.high + 1.6))}`;

const base = frontWall(project, podium.left, podium.front);
const baseFlank: Wall = (along, up) => project(podium.left, up, podium.back - along);
const baseWidth = podium.right - podium.left;
const hall = Array.from({ length: 6 }, (_, index) => ({ from: 1.5 + index * 9, to: 8.9 + index * 9 }));

/** Who dances in which window: the symbol and whether she turns to the right. */
const dancers = [1, 2, 3, 1, 2, 3] as const;
const dancing = hall
  .map(({ from, to }, index) => {
    const [x, floor] = base((from + to) / 2 + 0.2, 1.7);
    const scale = ((floor - base((from + to) / 2, 8)[1]) / 226).toFixed(3);
    return `<use href="#mrd${dancers[index]}" transform="translate(${roundWhole(x)} ${roundWhole(floor)})scale(${index % 2 === 0 ? scale : `-${scale} ${scale}`})"/>`;
  })
  .join("");

const garlands = hall
  .map(({ from, to }) => {
    const [x1, y1] = base(from, 8.6);
    const [x2, y2] = base(to, 8.6);
    const half = roundWhole((x2 - x1) / 2);
    return `M${roundWhole(x1)} ${roundWhole(y1)}q${roundWhole(half / 2)} ${roundWhole(half * 0.5)} ${half} ${roundWhole((y2 - y1) / 2)}t${half} ${roundWhole((y2 - y1) / 2)}`;
  })
  .join("");

const ballroom = `
  ${fill("b-f", onWall(base, 0, baseWidth, 0, podium.high))}
  ${fill("b-l", onWall(baseFlank, 0, 24, 0, podium.high))}
  ${fill("glow2", ...hall.map(({ from, to }) => onWall(base, from, to, 1.6, 9)))}
  ${fill("glow", ...hall.map(({ from, to }) => onWall(base, from, to, 1.6, 3.2)))}
  ${fill("b-d", ...[0, 1, 2].map((bay) => onWall(baseFlank, 1.5 + bay * 7.6, 7.4 + bay * 7.6, 1.6, 9)))}
  ${dancing}
  ${stroke("mg", 7, garlands, ' stroke-linecap="round" stroke-dasharray="0 7"')}
  ${fill("cap", onWall(base, -0.6, baseWidth, podium.high - 0.2, podium.high + 1))}
  ${fill("cap-l", onWall(baseFlank, 0, 24.5, podium.high - 0.2, podium.high + 1))}`;

export const dancerSymbols =
  dancer("mrd1", "rani", "rani-d", "skin") +
  dancer("mrd2", "teal", "teal-d", "skin2") +
  dancer("mrd3", "red", "red-d", "skin3");

export const marriottTower = `<g id="mr-tower">${glass}${ballroom}</g>`;
