/** In place of a page's name, before the key of a plan: the draft of its page, for the couple. No page is called so. */
export const draftName = "draft";

/** Letters and digits that nobody confuses, as in the code of a household: no i, l, o, u. */
const secretLetters = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * 32 to the power of 6 is a billion: whoever knows the couple's names and guesses from a thousand connections,
 * each of which may be wrong sixty times an hour, needs a year on average.
 */
export const secretLength = 6;

/** The longest part that a couple chooses. */
export const longestAddress = 40;

/**
 * The couple's part of its page's URL: letters of the Latin alphabet, digits, and hyphens between them.
 * @param text as typed, or the names of the two
 * @returns '' where none of it can stand in a URL
 */
export function pageAddress(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestAddress)
    .replaceAll(/^-+|-+$/g, "");
}

/** What the address is while the couple has typed none: their first names, of those that can stand in a URL. */
export const usualAddress = (partnerOne: string, partnerTwo: string): string =>
  pageAddress(
    [partnerOne, partnerTwo]
      .map((name) => name.trim().split(/\s/u)[0])
      .filter((name) => name !== undefined && pageAddress(name) !== "")
      .join(" and "),
  ) || "our-wedding";

/** @param secret as `pageSecret` makes it */
export const pageName = (address: string, secret: string): string => `${address || "our-wedding"}-${secret}`;

/** The secret part of a name. */
export const secretOf = (name: string): string => name.slice(name.lastIndexOf("-") + 1);

/** @param bytes random ones, at least as many as a secret has letters */
export const pageSecret = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, secretLength), (byte) => secretLetters[byte % secretLetters.length]).join("");

const namePattern = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*-[${secretLetters}]{${secretLength}}$`);

/**
 * A name as somebody typed or followed it.
 * @returns null for one that no page has
 */
export function parsePageName(typed: string): string | null {
  if (typed.length > longestAddress + 1 + secretLength) return null;
  const name = typed.toLowerCase();
  return namePattern.test(name) ? name : null;
}
