import { renderToStaticMarkup } from "react-dom/server";

import palettes from "#app/ui/illustrations/emblem-palettes.css?raw";
import { sceneFor, type PicturedListing } from "#app/ui/illustrations/choose-scene.ts";
import { Scene } from "#app/illustrations/scene.tsx";
import { spriteAddress } from "#app/illustrations/sprite.ts";
import sprite from "#app/ui/illustrations/sprite.svg?raw";

import { printInks, readInks } from "../../illustrations/inline-css-colours.ts";

/** The composed picture of a card as a drawing of its own, with the sprite's parts inside. */
export function scenePicture(listing: PicturedListing): string {
  const scene = sceneFor(listing);
  const [open = "", ...rest] = renderToStaticMarkup(<Scene {...scene} />)
    .replaceAll(spriteAddress, "")
    .split(/(?<=^<svg[^>]*>)/);
  const parts = /<defs[\s\S]*<\/defs>/.exec(sprite)?.[0] ?? "";
  return printInks(`${open}${parts}${rest.join("")}`, inksOfTone(scene.tone));
}

/** The standard theme's inks: those of the root, and over them those of the tone. */
function inksOfTone(tone: number): Map<string, string> {
  return new Map([...readInks(ruleOf(":root")), ...readInks(ruleOf(`.t${tone}`))]);
}

function ruleOf(selector: string): string {
  const start = palettes.indexOf(`\n${selector} {`);
  return start < 0 ? "" : palettes.slice(start, palettes.indexOf("}", start));
}
