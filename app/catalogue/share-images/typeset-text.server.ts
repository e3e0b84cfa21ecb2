import { create, type Font } from "fontkit";

import body from "./faces/montserrat-600.woff?inline";
import heading from "./faces/playfair-display-600.woff?inline";

/**
 * The two faces of the site, which no font of the machine replaces: the Latin files of Fontsource 5.3.0,
 * unaltered (SIL Open Font License; app/site/frame/fonts has its text).
 */
const files = { heading, body } as const;

export type Typeface = keyof typeof files;

const faces = new Map<Typeface, Font>();

/** One line of text as outlines: a picture must not depend on the fonts of the machine that draws it. */
export type TypesetLine = {
  /** SVG path data with its origin at the left end of the base line, y downwards, in pixels. */
  path: string;
  /** In pixels. */
  width: number;
};

/**
 * Typesets one line of text. Characters that the face does not have are left out.
 * @param size of the type in pixels
 * @param tracking added between letters, as a fraction of the size
 */
export function typesetLine(face: Typeface, text: string, size: number, tracking = 0): TypesetLine {
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
export function breakLines(face: Typeface, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && typesetLine(face, longer, size).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function fontOf(face: Typeface): Font {
  const known = faces.get(face);
  if (known !== undefined) return known;
  const [, base64 = ""] = files[face].split(",");
  const font = create(Buffer.from(base64, "base64"));
  if (!("layout" in font)) throw new Error(`The file of ${face} holds several fonts, one was expected.`);
  faces.set(face, font);
  return font;
}
