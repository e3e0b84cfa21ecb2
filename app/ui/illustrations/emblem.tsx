import { type EmblemKind, emblems } from "./emblems.ts";
import { spriteHref } from "./sprite.ts";

/** The round emblem of a category or ceremony. Its name is always beside it, so it is decorative. */
export function Emblem({ kind }: { readonly kind: EmblemKind }) {
  const { object, tone } = emblems[kind];
  return (
    <svg className={`emblem t${tone}`} viewBox="0 0 200 200" aria-hidden="true">
      <use href={spriteHref("roundel")} />
      <use href={spriteHref(`o-${object}`)} transform="translate(100 104)scale(.92)" />
    </svg>
  );
}
