import type { CardScene } from "./choose-scene.ts";
import { spriteHref } from "./sprite.ts";

/** Position of the sun, by `sun`; always on the left, where the light of every drawing comes from. */
const suns = [
  { x: 88, y: 92 },
  { x: 140, y: 66 },
  { x: 60, y: 112 },
] as const;

/**
 * The 400 by 260 picture of a card (chosen by chooseScene), composed from the sprite, so that a card costs a
 * few hundred bytes. It fills its frame and is cropped at the edges. A flipped scene is mirrored as a whole,
 * sun and shadows together.
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
        <use href={spriteHref("sky")} x={suns[sun].x} y={suns[sun].y} />
        <use href={spriteHref(`land-${ridge}`)} />
        <use href={spriteHref(`o-${object}`)} transform="translate(200 140)scale(1.16)" />
      </g>
    </svg>
  );
}
