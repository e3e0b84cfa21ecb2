import { fromSprite } from "./sprite.ts";

/** The compass among roses of an empty result; what happened is said in words beside it. */
export const EmptyCompass = () => (
  <svg className="empty-compass" viewBox="-110 -90 220 190" aria-hidden="true">
    <use href={fromSprite("o-compass")} />
  </svg>
);
