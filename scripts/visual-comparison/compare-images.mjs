/**
 * A decoded picture.
 *
 * @typedef {object} Picture
 * @property {Uint8Array} data red, green and blue of one pixel after the other
 * @property {number} width
 * @property {number} height
 */

/** What rounding in the drawing of one and the same thing may differ by, of 255. */
const tolerance = 4;

/**
 * Compares two pictures of a page pixel by pixel. Where one is longer or wider than the other, all of
 * what it has more has changed.
 *
 * @param {Picture} before
 * @param {Picture} after
 * @returns {{ share: number, difference: Picture }} the share of changed pixels, 0 to 1, and a picture
 *   of them: red on the faint page of after
 */
export function compareImages(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 3);
  let changed = 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const old = offsetOf(before, x, y);
      const now = offsetOf(after, x, y);
      if (isSame(before.data, old, after.data, now)) {
        const grey = (byte(after.data, now) + byte(after.data, now + 1) + byte(after.data, now + 2)) / 3;
        data.fill(204 + grey / 5, at, at + 3);
      } else {
        changed++;
        data.set([214, 0, 52], at);
      }
    }
  }
  return { share: changed / (width * height), difference: { data, width, height } };
}

/**
 * @param {Picture} picture
 * @param {number} x
 * @param {number} y
 * @returns {number} -1 outside of the picture
 */
function offsetOf({ width, height }, x, y) {
  return x < width && y < height ? (y * width + x) * 3 : -1;
}

/**
 * @param {Uint8Array} before
 * @param {number} old
 * @param {Uint8Array} after
 * @param {number} now
 */
function isSame(before, old, after, now) {
  if (old < 0 || now < 0) return false;
  for (let colour = 0; colour < 3; colour++)
    if (Math.abs(byte(before, old + colour) - byte(after, now + colour)) > tolerance) return false;
  return true;
}

/**
 * @param {Uint8Array} data
 * @param {number} at
 */
function byte(data, at) {
  return data[at] ?? 0;
}
