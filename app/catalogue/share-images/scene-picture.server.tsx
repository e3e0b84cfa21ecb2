import { renderToStaticMarkup } from "react-dom/server";

import palettes from "#app/ui/illustrations/emblem-palettes.css?raw";
import { chooseScene, type PicturedListing } from "#app/ui/illustrations/choose-scene.ts";
import { Scene } from "#app/ui/illustrations/scene.tsx";
import { spriteAddress } from "#app/ui/illustrations/sprite.ts";
import sprite from "#app/ui/illustrations/sprite.svg?raw";

import { inlineCssColours, parseCssColours } from "#illustrations/inline-css-colours.ts";

/** The composed picture of a card as a standalone drawing, with the sprite's parts inlined. */
export function scenePicture(listing: PicturedListing): string {
  const scene = chooseScene(listing);
  const [open = "", ...rest] = renderToStaticMarkup(<Scene {...scene} />)
    .replaceAll(spriteAddress, "")
    .split(/(?<=^<svg[^>]*>)/);
  const parts = /<defs[\s\S]*<\/defs>/.exec(sprite)?.[0] ?? "";
  return inlineCssColours(`${open}${parts}${rest.join("")}`, inksOfTone(scene.tone));
}

/** The standard theme's colours: those of the root, overridden by those of the tone. */
function inksOfTone(tone: number): Map<string, string> {
  return new Map([...parseCssColours(ruleOf(":root")), ...parseCssColours(ruleOf(`.t${tone}`))]);
}

function ruleOf(selector: string): string {
  const start = palettes.indexOf(`\n${selector} {`);
  return start < 0 ? "" : palettes.slice(start, palettes.indexOf("}", start));
}
