import { type EmblemKind, emblems } from "./emblems.ts";
import { fromSprite } from "#app/illustrations/sprite.ts";

/** The round patch of a category or ceremony. Its name always stands beside it, so it is decoration. */
export function Emblem({ kind }: { readonly kind: EmblemKind }) {
  const { object, tone } = emblems[kind];
  return (
    <svg className={`emblem t${tone}`} viewBox="0 0 200 200" aria-hidden="true">
      <use href={fromSprite("roundel")} />
      <use href={fromSprite(`o-${object}`)} transform="translate(100 104)scale(.92)" />
    </svg>
  );
}
