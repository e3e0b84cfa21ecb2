import { type Palette, inks } from "./kit/palette.ts";
import type { Poster } from "./kit/poster.ts";

/** The hero valley by night, for the page that is not found: the deep tone of the emblems, stars for a sun. */
const night = inks(
  "k9 #10182c, k8 #161f38, k7 #1d2844, k6 #263352, k5 #31405f, k4 #40506f, k3 #54637f, k2 #6f7d93, k1 #93a0ae, sun #f4ecd6",
  "far-l #4a5874, far-m #425069, far-s #36435d, far-d #303c55, mid-l #71809a, mid-m #5b6a86, mid-s #2c3854, mid-d #25304a",
  "big-l #7f8ca4, big-m #64728e, big-s #25304c, big-d #1d2740, snow #dfe5ea, snow-s #5a6a86, mist #7e8ca4",
  "hill1 #232f49, hill2 #182238, pine #0f172a, pine-l #2c3b57, river #7c8ba3, river-s #56667f, river-d #33425d",
  "m1 #2d3b55, m2 #3a4a64, m3 #4b5c75, m4 #253149, bluff #0d1424, bluff-l #46566f, grass #5a6a83",
  "rose #8f6274, rose-d #5d3e52, rose-l #c79aa2, gold #c79a4c, gold-l #f0d998, leaf #3b5450, leaf-d #22363a",
  "suit #0b1120, rim #b8c0cb, gown #b9bcc6, gown-l #e8e8ea, veil #dfe3ea, skin #8d6a5f",
);

/**
 * The inks of the inlined drawings as a style sheet: the Content-Security-Policy lets no style
 * element into a page. Laid out as the formatter would.
 */
export const artPalettes = (posters: readonly Poster[]): string =>
  [
    "/* Written by illustrations/draw-all.ts; the inks stand in the drawings and in illustrations/palettes.ts. */",
    ...posters.map((poster) => rule(`.${poster.className}`, poster.palette)),
    rule(".is-night .wr-hero", night),
  ].join("\n") + "\n";

const rule = (selector: string, palette: Palette): string =>
  `${selector} {\n${[...palette].map(([name, colour]) => `  --${name}: ${colour};`).join("\n")}\n}`;
