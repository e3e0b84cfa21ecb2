/** Limits of a picture; shown on the page, and enforced on the server. */
export const pictureLimits = {
  /** Size of the uploaded file, in bytes. */
  bytes: 15 * 1024 * 1024,
  /** Size of all files of one form, in bytes; a script sends each by itself. */
  bytesTogether: 40 * 1024 * 1024,
  /** Maximum pixels that are decoded: the largest photographs of phones have 50 million. */
  pixels: 51_000_000,
  /** Narrower ones would be blurred on a card. */
  leastWidth: 480,
  /** Maximum aspect ratio, either way: a longer picture would be a strip on every page. */
  longest: 3,
  /** Maximum length of the description. */
  alt: 160,
} as const;

/** The types that browsers offer; the server checks the content itself. */
export const acceptedPictureTypes = "image/jpeg,image/png,image/webp,image/avif";

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** For the page: '15 MB'. */
export const maxPictureSizeText = megabytes(pictureLimits.bytes);

/** For the page: '40 MB'. */
export const maxPicturesSizeText = megabytes(pictureLimits.bytesTogether);

export const pictureTooLargeText = `this picture is larger than ${maxPictureSizeText}: choose a smaller one`;
