import { readStyleSheets } from "./style-sheets.mjs";

const inPixels = /@(?:media|container)\b[^{]*\bwidth\b[^{]*?\d+px[^{]*/;

/**
 * Conditions of a style sheet that measure the window in pixels: with large text the page would keep the layout
 * of a wide window, and its parts would not fit. In em the layout follows the text.
 *
 * @param {string} css
 * @returns {{ line: number, condition: string }[]}
 */
export function pixelBreakpointsIn(css) {
  return css.split("\n").flatMap((text, at) => {
    const condition = inPixels.exec(text)?.[0].trim();
    return condition === undefined ? [] : [{ line: at + 1, condition }];
  });
}

/** All of the site's, by file. */
export function findPixelBreakpoints() {
  return readStyleSheets().flatMap(({ file, css }) =>
    pixelBreakpointsIn(css).map((each) => ({ ...each, file })),
  );
}
