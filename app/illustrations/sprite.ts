import type { ObjectName } from "#illustrations/objects/index.ts";

import spriteAddress from "#app/ui/illustrations/sprite.svg?url&no-inline";

export { spriteAddress };

/**
 * One file for all cards and tiles, cached under the hash of its content. Custom properties reach
 * into what <use> shows, so theme and tone of the place of use colour it.
 */
export const fromSprite = (part: SpritePart): string => `${spriteAddress}#${part}`;

export type SpritePart = `o-${ObjectName}` | `land-${0 | 1 | 2 | 3 | 4 | 5}` | "sky" | "roundel";
