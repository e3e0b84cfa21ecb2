import { type Wall, archOnWall, camera, frontWall, onWall } from "../kit/camera.ts";
import { polygon } from "../kit/paths.ts";
import type { Random } from "../kit/random.ts";

/** The eye stands 50 m from the near corner, 3 m up, and looks past it. */
const turn = 35;
const angle = (turn * Math.PI) / 180;
export const project = camera({
  eye: { x: -50 * Math.sin(angle), y: 3, z: -50 * Math.cos(angle) },
  turn,
  focalLength: 712,
  centre: { x: 318, y: 806 },
});

/** The flank of a wing, measured from its back to the near corner. */
const flank =
  (x: number, backZ: number): Wall =>
  (along, up) =>
    project(x, up, backZ - along);

export const hotelHeight = 54;
const depth = 20;
/** Start and end of the three wings along the avenue; light courts lie between them. */
const nearWing = [0, 17] as const;
const wings = [[59, 78], [28, 48], nearWing] as const;
const courts = [
  [17, 28],
  [48, 59],
] as const;

const fill = (data: string, inkName: string) =>
  data === "" ? "" : `<path d="${data}" fill="var(--${inkName})"/>`;

/** Ten floors of windows, some of them lit, over an arcade on the street. */
class Windows {
  private dark = "";
  private warm = "";
  private lit = "";
  private arcade = "";
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  add(
    wall: Wall,
    width: number,
    columns: number,
    options: { lit: number; sunny?: true; arcade?: true },
  ): void {
    const bay = width / columns;
    for (let column = 0; column < columns; column++)
      for (let floor = 0; floor < 10; floor++) {
        const from = column * bay + bay * 0.3;
        const sill = 13.4 + floor * 3.55;
        const pane = onWall(wall, from, from + bay * 0.42, sill, sill + 2.15);
        if (this.random() < options.lit) this.lit += pane;
        else if (options.sunny) this.warm += pane;
        else this.dark += pane;
      }
    if (!options.arcade) return;
    for (let column = 0; column < columns; column++)
      this.arcade += archOnWall(wall, (column + 0.16) * bay, (column + 0.84) * bay, 1.2, 9.6);
  }

  draw(): string {
    return (
      fill(this.dark, "win") + fill(this.warm, "winw") + fill(this.lit, "glow") + fill(this.arcade, "glow2")
    );
  }
}

export function hotelWalls(random: Random): string {
  const back = frontWall(project, 0, depth);
  const courtWindows = new Windows(random);
  for (const [from, to] of courts)
    courtWindows.add((along, up) => back(from + along, up), to - from, 3, { lit: 0.5 });
  return (
    fill(onWall(back, 0, 78, 0, hotelHeight - 2), "b3") +
    courtWindows.draw() +
    wings.map(([from, to]) => wing(from, to, random)).join("")
  );
}

function wing(from: number, to: number, random: Random): string {
  const width = to - from;
  const bays = from === 28 ? 5 : 4;
  const side = flank(from, depth);
  const front = frontWall(project, from, 0);
  const windows = new Windows(random);
  windows.add(side, depth, 5, { lit: 0.22, sunny: true, arcade: true });
  windows.add(front, width, bays, { lit: 0.62, arcade: true });
  return [
    fill(onWall(side, 0, depth, 0, hotelHeight), "b1"),
    fill(onWall(front, 0, width, 0, hotelHeight), "b2"),
    fill(onWall(side, 0, depth, 0, 11.4), "s1"),
    fill(onWall(front, 0, width, 0, 11.4), "s2"),
    windows.draw(),
    fill(onWall(side, 0, depth + 0.5, 11, 12) + onWall(side, 0, depth + 0.4, 45.6, 46.4), "t1"),
    fill(onWall(front, -0.5, width, 11, 12) + onWall(front, -0.4, width, 45.6, 46.4), "t2"),
    attic(side, front, width, bays),
    cornice(from, to),
  ].join("");
}

function attic(side: Wall, front: Wall, width: number, bays: number): string {
  const bay = width / bays;
  const onSide = [0, 1, 2, 3, 4].map((arch) => archOnWall(side, arch * 4 + 1, arch * 4 + 3, 46.8, 50.6));
  const onFront = Array.from({ length: bays }, (_, arch) =>
    archOnWall(front, (arch + 0.22) * bay, (arch + 0.78) * bay, 46.8, 50.6),
  );
  return fill(onSide.join(""), "winw") + fill(onFront.join(""), "glow");
}

/** The parapet and the deep overhang that throws the shadow under the roof. */
function cornice(from: number, to: number): string {
  const top = hotelHeight;
  const out = 1.5;
  /** A band from one height to another that may lean outwards: how far its lower and upper edge stand out. */
  const band = (
    low: number,
    lowOut: number,
    high: number,
    highOut: number,
    [side, front]: readonly [string, string],
  ) =>
    fill(
      polygon([
        project(from - lowOut, low, -lowOut),
        project(from - lowOut, low, depth),
        project(from - highOut, high, depth),
        project(from - highOut, high, -highOut),
      ]),
      side,
    ) +
    fill(
      polygon([
        project(from - lowOut, low, -lowOut),
        project(to + lowOut, low, -lowOut),
        project(to + highOut, high, -highOut),
        project(from - highOut, high, -highOut),
      ]),
      front,
    );
  return (
    band(top, 0, top + 2.6, 0, ["b1", "b2"]) +
    band(top - 2, out, top - 3.4, 0, ["c1", "c2"]) +
    band(top - 2, out, top, out, ["t1", "t2"])
  );
}

/** The glass canopy over the entrance of the middle wing. */
export const canopy = {
  underside: polygon([project(31, 6.2, 0), project(45, 6.2, 0), project(45, 6.2, -5), project(31, 6.2, -5)]),
  front: polygon([project(31, 6.2, -5), project(45, 6.2, -5), project(45, 7.4, -5), project(31, 7.4, -5)]),
  side: polygon([project(31, 6.2, -5), project(31, 7.4, -5), project(31, 7.4, 0), project(31, 6.2, 0)]),
};
