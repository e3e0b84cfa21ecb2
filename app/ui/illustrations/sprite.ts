import type { ObjectName } from "#illustrations/objects/index.ts";

import spriteAddress from "./sprite.svg?url&no-inline";

export { spriteAddress };

/**
 * One file for all cards and tiles, cached under the hash of its content. Custom properties are inherited
 * into <use>, so theme and tone of the place of use colour it.
 */
export const spriteHref = (part: SpriteSymbol): string => `${spriteAddress}#${part}`;

export type SpriteSymbol = `o-${ObjectName}` | `land-${0 | 1 | 2 | 3 | 4 | 5}` | "sky" | "roundel";
