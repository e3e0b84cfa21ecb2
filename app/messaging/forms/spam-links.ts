/** Links that an honest submission may have: a venue's page and a picture of it. */
const mostLinks = 2;

/** Top-level domains of most advertising; others need 'https://', 'www.' or a path to count as a link. */
const endings = "com|net|org|info|biz|io|co|ca|uk|de|ru|cn|xyz|site|online|shop|store|click|vip|ly|app|dev";

/**
 * What people and mail programs recognise as a link. An email does not count; neither does a forgotten space
 * ("the hall.Then we").
 */
const linkPattern = () =>
  new RegExp(
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

// Pages that only know the limits of a form leave it out.
const link = /* @__PURE__ */ linkPattern();

/** How many links a text has. */
export function countLinks(text: string): number {
  return [...text.matchAll(link)].length;
}

/**
 * Whether a submission has too many links, as advertising has: more than two in its whole text, or one in the
 * sender's name.
 */
export function hasSpamLinks({ name, texts }: { name: string; texts: readonly string[] }): boolean {
  const links = texts.reduce((sum, text) => sum + countLinks(text), 0);
  return links > mostLinks || countLinks(name) > 0;
}
