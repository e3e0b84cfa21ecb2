import { camera, frontWall, onWall, sideWall } from "../kit/camera.ts";
import { type ArtPoint, polygon, roundWhole } from "../kit/paths.ts";
import { fill, stroke } from "../kit/shapes.ts";

/** Inks: log (front, in the shade), log-l (side, in the sun), log-d, beam, beam-l, roof, roof-l, roof-d, glow, glow2, stone, stone-l, stone-d, crowd. Measures are in metres. */

const hall = { width: 23, depth: 38, eaves: 8.4, ridge: 15.6 };
const lobby = { left: 1.2, right: 21.8, front: -7.5, high: 5.6 };
const porch = { left: 10.5, right: 19.5, front: -12, eaves: 5, ridge: 8.8 };

const turn = -31;
const angle = (turn * Math.PI) / 180;
const project = camera({
  eye: { x: hall.width - 42 * Math.sin(angle), y: 2.4, z: -42 * Math.cos(angle) },
  turn,
  focalLength: 850,
  centre: { x: 478, y: 762 },
});

const middle = hall.width / 2;
const face = (...corners: ReadonlyArray<readonly [x: number, y: number, z: number]>): string =>
  polygon(corners.map(([x, y, z]) => project(x, y, z)));
const line = (from: ArtPoint, to: ArtPoint): string =>
  `M${roundWhole(from[0])} ${roundWhole(from[1])}L${roundWhole(to[0])} ${roundWhole(to[1])}`;

const front = frontWall(project, 0, 0);
const side = sideWall(project, hall.width, 0);

/** Height of the gable over a point of the front. */
const underRoof = (x: number) => hall.eaves + (hall.ridge - hall.eaves) * (1 - Math.abs(x - middle) / middle);

const boards = Array.from({ length: 15 }, (_, index) => {
  const x = (index + 1) * (hall.width / 16);
  return line(front(x, 5), front(x, underRoof(x) - 0.3));
}).join("");

/** The long wall of the theatre has no window: posts and battens, stone to the height of a guest. */
const posts = Array.from({ length: 6 }, (_, index) => 0.2 + index * 7.4);
const battens = Array.from({ length: 30 }, (_, index) =>
  line(side(1 + index * 1.25, 1.6), side(1 + index * 1.25, hall.eaves)),
).join("");

const theatre = `
  ${fill("log", polygon([front(0, 0), front(hall.width, 0), front(hall.width, hall.eaves), front(middle, hall.ridge), front(0, hall.eaves)]))}
  ${stroke("log-d", 2, boards)}
  ${fill("log-l", onWall(side, 0, hall.depth, 0, hall.eaves))}
  ${stroke("beam-l", 1.5, battens)}
  ${fill("stone-l", onWall(side, 0, hall.depth, 0, 1.6))}
  ${fill("beam", ...posts.map((z) => onWall(side, z, z + 0.7, 0, hall.eaves)))}
  ${fill("roof-l", face([hall.width + 1.6, hall.eaves - 0.7, -2.4], [hall.width + 1.6, hall.eaves - 0.7, hall.depth + 1], [middle, hall.ridge + 0.6, hall.depth + 1], [middle, hall.ridge + 0.6, -2.4]))}
  ${stroke("roof", 2, Array.from({ length: 9 }, (_, index) => line(project(hall.width + 1.6, hall.eaves - 0.7, 1 + index * 4.2), project(middle, hall.ridge + 0.6, 1 + index * 4.2))).join(""))}
  ${fill("beam", face([hall.width + 1.6, hall.eaves - 0.7, -2.4], [hall.width + 1.6, hall.eaves - 0.7, hall.depth + 1], [hall.width + 1.6, hall.eaves - 1.3, hall.depth + 1], [hall.width + 1.6, hall.eaves - 1.3, -2.4]))}
  ${fill("glow", polygon([front(middle - 5.4, underRoof(middle - 5.4) - 2.2), front(middle, hall.ridge - 2.2), front(middle + 5.4, underRoof(middle + 5.4) - 2.2)]))}
  ${fill("beam", polygon([front(middle - 0.35, 6), front(middle + 0.35, 6), front(middle + 0.35, hall.ridge - 0.4), front(middle - 0.35, hall.ridge - 0.4)]), onWall(front, 2.4, hall.width - 2.4, 9.6, 10.3))}
  ${stroke("beam", 6, line(front(middle, 10), front(middle - 4.6, 12.4)) + line(front(middle, 10), front(middle + 4.6, 12.4)))}
  ${fill("roof-d", face([-1.6, hall.eaves - 1.2, -2.4], [middle, hall.ridge - 0.2, -2.4], [middle, hall.ridge + 0.9, -2.4], [-1.6, hall.eaves - 0.2, -2.4]))}
  ${fill("beam-l", face([hall.width + 1.6, hall.eaves - 1.2, -2.4], [middle, hall.ridge - 0.2, -2.4], [middle, hall.ridge + 0.9, -2.4], [hall.width + 1.6, hall.eaves - 0.2, -2.4]))}`;

const glazing = frontWall(project, lobby.left, lobby.front);
const glazingWidth = lobby.right - lobby.left;
const glazingSide = sideWall(project, lobby.right, lobby.front);
const mullions = [
  ...Array.from({ length: 13 }, (_, index) =>
    line(glazing((index * glazingWidth) / 12, 0), glazing((index * glazingWidth) / 12, lobby.high)),
  ),
  line(glazing(0, 3.6), glazing(glazingWidth, 3.6)),
  ...[1.9, 3.8, 5.7].map((z) => line(glazingSide(z, 0.8), glazingSide(z, lobby.high))),
  line(glazingSide(0, 3.6), glazingSide(7.5, 3.6)),
].join("");

/** Guests in the lobby, each a head and shoulders against the light. */
const guests = [1.4, 2.6, 3.4, 5.2, 6.1, 18.2, 19.1]
  .map((x, index) => {
    const [footX, footY] = glazing(x, 0.5);
    const height = footY - glazing(x, 2.1 + (index % 3) * 0.12)[1];
    const half = roundWhole(height * 0.17);
    return `M${roundWhole(footX) - half} ${roundWhole(footY)}v${-roundWhole(height * 0.62)}q${half} ${-roundWhole(height * 0.3)} ${half * 2} 0v${roundWhole(height * 0.62)}zm${half - 5} ${-roundWhole(height * 0.92)}a5 6 0 1 0 10 0a5 6 0 1 0-10 0z`;
  })
  .join("");

const foyer = `
  ${fill("glow2", onWall(glazing, 0, glazingWidth, 0, lobby.high))}
  ${fill("glow", onWall(glazing, 0, glazingWidth, 3.6, lobby.high), onWall(glazingSide, 0, 7.5, 0, lobby.high))}
  ${fill("crowd", guests)}
  ${stroke("log-d", 3.5, mullions)}
  ${fill("stone-l", onWall(glazingSide, 0, 7.5, 0, 0.9))}
  ${fill("stone", onWall(glazing, -0.5, 0.9, 0, lobby.high), onWall(glazing, glazingWidth - 0.9, glazingWidth + 0.4, 0, lobby.high))}
  ${fill("roof", face([lobby.left - 1, lobby.high, lobby.front - 1], [lobby.right + 1, lobby.high, lobby.front - 1], [lobby.right + 1, 8, 0], [lobby.left - 1, 8, 0]))}
  ${fill("roof-l", face([lobby.right + 1, lobby.high, lobby.front - 1], [lobby.right + 1, lobby.high, 0], [lobby.right + 1, 8, 0]))}
  ${fill("beam-l", face([lobby.left - 1, lobby.high - 0.6, lobby.front - 1], [lobby.right + 1, lobby.high - 0.6, lobby.front - 1], [lobby.right + 1, lobby.high, lobby.front - 1], [lobby.left - 1, lobby.high, lobby.front - 1]))}
  ${fill("beam", face([lobby.right + 1, lobby.high - 0.6, lobby.front - 1], [lobby.right + 1, lobby.high - 0.6, 0], [lobby.right + 1, lobby.high, 0], [lobby.right + 1, lobby.high, lobby.front - 1]))}`;

const porchMiddle = (porch.left + porch.right) / 2;
const entrance = frontWall(project, porch.left, porch.front);
const porchWidth = porch.right - porch.left;
const half = porchWidth / 2;
const pillar = (from: number) => `
  ${fill("beam", onWall(entrance, from + 0.25, from + 0.95, 2, porch.eaves))}
  ${fill("stone", onWall(entrance, from, from + 1.2, 0, 2))}
  ${fill("stone-l", onWall(sideWall(project, porch.left + from + 1.2, porch.front), 0, 1.2, 0, 2))}`;

/** The porch: a king-post truss on two stone footings, open below, so that the doors shine through. */
const truss = `
  ${fill("roof-l", face([porch.right + 1, porch.eaves - 0.4, porch.front - 1], [porch.right + 1, porch.eaves - 0.4, lobby.front], [porchMiddle, porch.ridge + 0.5, lobby.front + 3], [porchMiddle, porch.ridge + 0.5, porch.front - 1]))}
  ${fill("glow2", polygon([entrance(0.6, porch.eaves + 0.4), entrance(half, porch.ridge - 0.5), entrance(porchWidth - 0.6, porch.eaves + 0.4)]))}
  ${pillar(0)}
  ${pillar(porchWidth - 1.2)}
  ${fill("beam-l", onWall(entrance, -0.4, porchWidth + 0.4, porch.eaves - 0.2, porch.eaves + 0.6), onWall(entrance, half - 0.35, half + 0.35, porch.eaves, porch.ridge))}
  ${stroke("beam-l", 6, line(entrance(half, porch.eaves + 0.6), entrance(half - 2.5, porch.eaves + 2.2)) + line(entrance(half, porch.eaves + 0.6), entrance(half + 2.5, porch.eaves + 2.2)))}
  ${fill("roof-d", face([porch.left - 1, porch.eaves - 0.5, porch.front - 1], [porchMiddle, porch.ridge - 0.1, porch.front - 1], [porchMiddle, porch.ridge + 0.8, porch.front - 1], [porch.left - 1, porch.eaves + 0.3, porch.front - 1]))}
  ${fill("beam-l", face([porch.right + 1, porch.eaves - 0.5, porch.front - 1], [porchMiddle, porch.ridge - 0.1, porch.front - 1], [porchMiddle, porch.ridge + 0.8, porch.front - 1], [porch.right + 1, porch.eaves + 0.3, porch.front - 1]))}`;

export const timberHall = `<g id="cs-hall">${theatre}${foyer}${truss}</g>`;
