import { create, type Font } from "fontkit";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The two faces of the site, as files that a rasteriser's own fonts cannot replace. */
const files = {
  heading: "@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff",
  body: "@fontsource/montserrat/files/montserrat-latin-600-normal.woff",
} as const;

export type Face = keyof typeof files;

const faces = new Map<Face, Font>();

/** One line of text as outlines: a picture must not depend on the fonts of the machine that draws it. */
export type SetLine = {
  /** SVG path data with its origin at the left end of the base line, y downwards, in pixels. */
  path: string;
  /** In pixels. */
  width: number;
};

/**
 * Sets one line of text. Characters that the face does not have are left out.
 * @param size of the type in pixels
 * @param tracking added between letters, as a share of the size
 */
export function setLine(face: Face, text: string, size: number, tracking = 0): SetLine {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  let path = "";
  for (const [at, glyph] of glyphs.entries()) {
    const position = positions[at];
    if (glyph.id === 0 || position === undefined) continue;
    path += glyph.path
      .scale(scale, -scale)
      .translate(x + position.xOffset * scale, -position.yOffset * scale)
      .toSVG();
    x += position.xAdvance * scale + tracking * size;
  }
  return { path, width: x - tracking * size };
}

/**
 * Breaks a text into as few lines as fit.
 * @param width of a line in pixels; a longer word stands alone and runs over
 */
export function breakLines(face: Face, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && setLine(face, longer, size).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function fontOf(face: Face): Font {
  const known = faces.get(face);
  if (known !== undefined) return known;
  const path = createRequire(import.meta.url).resolve(files[face]);
  const font = create(readFileSync(path));
  if (!("layout" in font)) throw new Error(`${path} holds a collection of fonts, one was expected.`);
  faces.set(face, font);
  return font;
}
