import { compactGroup as group } from "./kit/hoist-attributes.ts";
import { shortenPaths } from "./kit/shorten-paths.ts";
import { compact } from "./kit/svg.ts";
import { dropUnusedSymbols } from "./kit/drop-unused-symbols.ts";
import { flowerSymbols } from "./objects/flowers.ts";
import { objects } from "./objects/index.ts";
import { landscapes } from "./scenery/landscapes.ts";
import { roundel } from "./scenery/roundel.ts";
import { sceneSky } from "./scenery/sky.ts";

const shapes = [
  group("roundel", roundel),
  group("sky", sceneSky),
  ...landscapes.map((landscape, index) => group(`land-${index}`, landscape)),
  ...Object.entries(objects).map(([name, object]) => group(`o-${name}`, object)),
].join("");

/**
 * Everything that cards and tiles are composed from, in one file that pages refer to with
 * <use href="…sprite.svg#name">. The inks are custom properties, which reach into the used content
 * from the place of use; so one drawing is printed in every theme and tone.
 */
export const drawSprite = (): string =>
  shortenPaths(
    compact(
      `<svg xmlns="http://www.w3.org/2000/svg">${dropUnusedSymbols(`<defs>${flowerSymbols}</defs>${shapes}`)
        .replace("</defs>", "")
        .replace("<defs>", '<defs display="none">')
        .concat("</defs>")}</svg>`,
    ),
  );
