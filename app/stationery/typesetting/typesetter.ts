import { Blob as FontBlob, Buffer as TextBuffer, Direction, Face, Font, shape } from "harfbuzzjs";

import { boundsOf, placeOutline, type Bounds, type Outline, type OutlineStep } from "./outline.ts";
import { splitIntoRuns } from "./split-into-runs.ts";
import { languageOf, type FontFileId, type Hand } from "./typefaces.ts";

/** A line of text as outlines, at a size of 1000 units to the em; the baseline is at 0, y grows downwards. */
export type ShapedLine = {
  outline: Outline;
  /** How far the next letter would be. */
  advance: number;
  /** Around what is inked; null where nothing is. */
  ink: Bounds | null;
  /** Height of the line above and below its baseline, with the room that its script takes. */
  ascent: number;
  descent: number;
  /** Characters that no typeface has: they are left out. */
  missing: readonly string[];
};

export type Typesetter = {
  /** @param tracking what is added after each Latin letter, in thousandths of the em */
  shapeLine: (text: string, hand: Hand, tracking?: number) => ShapedLine;
};

const em = 1000;

/** Above and below the baseline, in thousandths of the em: Nastaliq steps down within a word. */
const latinHeight = { ascent: 800, descent: 260 };
const indicHeight = { ascent: 940, descent: 420 };
const nastaliqHeight = { ascent: 1200, descent: 800 };

const heightOf = (file: FontFileId) => {
  if (file === "nastaliq-arabic") return nastaliqHeight;
  return file.startsWith("playfair") || file.startsWith("montserrat") ? latinHeight : indicHeight;
};

type OpenFont = { font: Font; scale: number; characters: ReadonlySet<number> };

/**
 * Sets text with HarfBuzz, the shaper of browsers.
 * @param files of all typefaces that the texts need (fontFilesFor)
 */
export function createTypesetter(files: ReadonlyMap<FontFileId, Uint8Array>): Typesetter {
  const fonts = new Map([...files].map(([id, bytes]) => [id, openFont(bytes)]));
  const glyphs = new Map<string, Outline>();
  const lines = new Map<string, ShapedLine>();

  const glyphOutline = (file: FontFileId, { font, scale }: OpenFont, glyph: number): Outline => {
    const key = `${file} ${glyph}`;
    const known = glyphs.get(key);
    if (known !== undefined) return known;
    const outline = font.glyphToJson(glyph).map(({ type, values }) => ({
      step: stepOf(type),
      values: values.map((value, at) => value * scale * (at % 2 === 0 ? 1 : -1)),
    }));
    glyphs.set(key, outline);
    return outline;
  };

  const covers = (file: FontFileId, character: string) =>
    fonts.get(file)?.characters.has(character.codePointAt(0) ?? 0) ?? false;

  const shapeText = (text: string, hand: Hand, tracking: number): ShapedLine => {
    const { runs, missing } = splitIntoRuns(text, hand, covers);
    const outline: OutlineStep[] = [];
    const height = { ascent: 0, descent: 0 };
    let pen = 0;
    for (const { text: letters, file, isRightToLeft } of runs) {
      const open = fonts.get(file);
      if (open === undefined) continue;
      const own = heightOf(file);
      height.ascent = Math.max(height.ascent, own.ascent);
      height.descent = Math.max(height.descent, own.descent);
      const space = own === latinHeight ? tracking : 0;
      for (const { glyph, x, y, advance } of shapeRun(open, letters, isRightToLeft, languageOf(file))) {
        outline.push(...placeOutline(glyphOutline(file, open, glyph), 1, pen + x, -y));
        pen += advance + (advance > 0 ? space : 0);
      }
    }
    return { outline, advance: pen, ink: boundsOf(outline), ...height, missing };
  };

  return {
    shapeLine: (text, hand, tracking = 0) => {
      const key = `${hand} ${tracking} ${text}`;
      const shaped = lines.get(key) ?? shapeText(text, hand, tracking);
      // A print of many households sets thousands of lines, each once.
      if (lines.size > 2000) lines.clear();
      lines.set(key, shaped);
      return shaped;
    },
  };
}

function openFont(bytes: Uint8Array): OpenFont {
  const face = new Face(new FontBlob(bytes));
  return { font: new Font(face), scale: em / face.upem, characters: new Set(face.collectUnicodes()) };
}

function shapeRun({ font, scale }: OpenFont, text: string, isRightToLeft: boolean, language: string) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  buffer.setLanguage(language);
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    return { glyph, x: xOffset * scale, y: yOffset * scale, advance: xAdvance * scale };
  });
}

function stepOf(type: string): OutlineStep["step"] {
  if (type === "M" || type === "L" || type === "Q" || type === "C" || type === "Z") return type;
  throw new Error(`An outline has a step '${type}'`);
}
