/** What a picture may be; said on the page, and kept on the server. */
export const pictureLimits = {
  /** Pictures of one business. */
  count: 8,
  /** Bytes of the file that is sent. */
  bytes: 15 * 1024 * 1024,
  /** Pixels that are decoded: the largest that telephones make have 50 million. */
  pixels: 51_000_000,
  /** Narrower ones would be blurred on a card. */
  leastWidth: 480,
  /** How many times wider than high, or higher than wide: what is longer is a strip on every page. */
  longest: 3,
  /** Letters of the text that says what is seen. */
  alt: 160,
} as const;

/** What browsers offer to choose; the server looks at the content itself. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

/** For the page: '15 MB'. */
export const largestPicture = `${pictureLimits.bytes / 1024 / 1024} MB`;

export const tooLarge = `this picture is larger than ${largestPicture}: choose a smaller one`;
