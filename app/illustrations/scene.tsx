import type { CardScene } from "#app/ui/illustrations/choose-scene.ts";
import { fromSprite } from "./sprite.ts";

/** Where the sun stands, by `sun`; always on the left, where the light of every drawing comes from. */
const suns = [
  { x: 88, y: 92 },
  { x: 140, y: 66 },
  { x: 60, y: 112 },
] as const;

/**
 * The 400 by 260 picture of a card (sceneFor chooses it), put together from the sprite, so that a card costs a
 * few hundred bytes. It fills its frame and is cropped at the edges. A flipped scene is the mirror
 * image as a whole, sun and shadows together.
 */
export function Scene({ object, ridge, tone, sun, flip }: CardScene) {
  return (
    <svg
      className={`scene t${tone}`}
      viewBox="0 0 400 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={flip ? "matrix(-1 0 0 1 400 0)" : undefined}>
        <use href={fromSprite("sky")} x={suns[sun].x} y={suns[sun].y} />
        <use href={fromSprite(`land-${ridge}`)} />
        <use href={fromSprite(`o-${object}`)} transform="translate(200 140)scale(1.16)" />
      </g>
    </svg>
  );
}
