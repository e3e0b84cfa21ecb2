import { spriteHref } from "./sprite.ts";

/** The compass among roses of an empty result; the text beside it says what happened. */
export const EmptyCompass = () => (
  <svg className="empty-compass" viewBox="-110 -90 220 190" aria-hidden="true">
    <use href={spriteHref("o-compass")} />
  </svg>
);
