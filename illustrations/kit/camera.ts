import { type ArtPoint, polygon } from "./paths.ts";

export interface Camera {
  /** Where the eye stands, in metres: x to the right, y up, z away. */
  readonly eye: { readonly x: number; readonly y: number; readonly z: number };
  /** Degrees by which the eye looks to the right of straight ahead; 0 gives one vanishing point. */
  readonly turn: number;
  readonly focalLength: number;
  /** Where on the artboard the eye looks. */
  readonly centre: { readonly x: number; readonly y: number };
}

export type Project = (x: number, y: number, z: number) => ArtPoint;

/** Perspective by projection, so that verticals stay vertical. Measures are in metres. */
export function camera({ eye, turn, focalLength, centre }: Camera): Project {
  const angle = (turn * Math.PI) / 180;
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  return (x, y, z) => {
    const depth = (x - eye.x) * sine + (z - eye.z) * cosine;
    const across = (x - eye.x) * cosine - (z - eye.z) * sine;
    return [centre.x + (focalLength * across) / depth, centre.y - (focalLength * (y - eye.y)) / depth];
  };
}

/** A point of a wall: metres along its foot, metres up. */
export type Wall = (along: number, up: number) => ArtPoint;

/** A wall that faces the eye, from x on at depth z. */
export const frontWall =
  (project: Project, x: number, z: number): Wall =>
  (along, up) =>
    project(x + along, up, z);

/** A wall that runs away from the eye, from `nearZ` on at x. */
export const sideWall =
  (project: Project, x: number, nearZ: number): Wall =>
  (along, up) =>
    project(x, up, nearZ + along);

export const onWall = (wall: Wall, from: number, to: number, low: number, high: number): string =>
  polygon([wall(from, low), wall(to, low), wall(to, high), wall(from, high)]);

/** An opening with a round head. */
export function archOnWall(wall: Wall, from: number, to: number, low: number, high: number): string {
  const width = to - from;
  const spring = high - width * 0.55;
  const shoulder = high - width * 0.198;
  return polygon([
    wall(from, low),
    wall(to, low),
    wall(to, spring),
    wall(to - width * 0.14, shoulder),
    wall((from + to) / 2, high),
    wall(from + width * 0.14, shoulder),
    wall(from, spring),
  ]);
}
