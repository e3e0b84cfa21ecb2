import { type Palette, declarations, reprint } from "./palette.ts";
import { strokesToFills } from "./strokes-to-fills.ts";
import { splitDots } from "./split-lines.ts";
import { compact } from "./svg.ts";
import { dropUnusedSymbols } from "./drop-unused-symbols.ts";

/** A finished drawing without its colours: they stand apart, so that a page or a season can print it in others. */
export interface Poster {
  /** Class that carries the inks, without the common `wr`. */
  readonly className: string;
  /** Width and height of the artboard. */
  readonly size: readonly [width: number, height: number];
  /** Which part stays when the frame has other proportions, as in `preserveAspectRatio`. */
  readonly crop?: string;
  /** What the picture shows, for people who do not see it; ornament has none. */
  readonly title?: { readonly id: string; readonly text: string };
  /** Ornament tiles and rules have a natural size in pixels, posters fill what they are given. */
  readonly naturalSize?: true;
  /** Round strokes stay strokes: a hero is drawn once on a page, and its bytes count more. */
  readonly keepsStrokes?: true;
  readonly palette: Palette;
  readonly defs?: string;
  readonly layers: readonly string[];
}

/** A file of its own, shown through <img>: it brings its inks along. */
export const standAlone = (poster: Poster, changes: Palette = new Map()): string =>
  svg(
    poster,
    `<style>:where(.${poster.className}){${declarations(reprint(poster.palette, changes)).join(";")}}</style>`,
  );

/**
 * The same drawing for inlining in a page. The site's Content-Security-Policy allows no style
 * element in the page, so the inks come from art-palettes.css.
 */
export const inlined = (poster: Poster): string => svg(poster, "");

function svg(poster: Poster, style: string): string {
  const [width, height] = poster.size;
  const attributes = [
    `xmlns="http://www.w3.org/2000/svg" class="wr ${poster.className}" viewBox="0 0 ${width} ${height}"`,
    poster.naturalSize && `width="${width}" height="${height}"`,
    poster.crop && `preserveAspectRatio="${poster.crop}"`,
    poster.title ? `role="img" aria-labelledby="${poster.title.id}"` : `role="presentation"`,
  ].filter(Boolean);
  const title = poster.title ? `<title id="${poster.title.id}">${poster.title.text}</title>` : "";
  const defs = poster.defs ? `<defs>${poster.defs}</defs>` : "";
  const print = poster.keepsStrokes ? splitDots : strokesToFills;
  const drawing = print(dropUnusedSymbols(defs + poster.layers.join("")));
  return compact(`<svg ${attributes.join(" ")}>${title}${style}${drawing}</svg>`);
}
