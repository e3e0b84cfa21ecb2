/** Links that an honest letter may have: a venue's page and a picture of it. */
const mostLinks = 2;

/** Endings under which advertising mostly lives; others need 'https://', 'www.' or a path to be a link. */
const endings = "com|net|org|info|biz|io|co|ca|uk|de|ru|cn|xyz|site|online|shop|store|click|vip|ly|app|dev";

/**
 * What people and mail programs take for a link. An email address is none; neither is a forgotten
 * space ("the hall.Then we").
 */
const link = new RegExp(
  [
    /\b(?:https?|ftp):\/{1,2}\S+/,
    /\bwww\.\S+/,
    /\[url\b\S*/,
    new RegExp(String.raw`(?<![@\w.-])(?:[\w-]+\.)+(?:${endings})(?![\w@-])(?:[/?#:]\S*)?`),
    /(?<![@\w.-])(?:[\w-]+\.)+[a-z]{2,}\/\S+/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "giu",
);

/** How many links a text has. */
export function countLinks(text: string): number {
  return [...text.matchAll(link)].length;
}

/**
 * Whether a letter is laden with links, as advertising is: more than two in all it says, or one in
 * the name of its sender.
 */
export function isLinkLaden({ name, texts }: { name: string; texts: readonly string[] }): boolean {
  const links = texts.reduce((sum, text) => sum + countLinks(text), 0);
  return links > mostLinks || countLinks(name) > 0;
}
