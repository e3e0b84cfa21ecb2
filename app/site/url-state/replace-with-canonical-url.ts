/**
 * Replaces the window's URL with the canonical one that its page was rendered for: a cached page is the same
 * for every spelling, and the first render in the browser has to read what the server read.
 * @param search of the rendered URL; undefined where the page does not report it
 */
export function replaceWithCanonicalUrl(search: string | undefined): void {
  const { pathname, hash, search: asked } = window.location;
  if (search === undefined || isSame(search, asked)) return;
  // As in our links: the server's router percent-encodes commas.
  const spelled = search.replaceAll("%2C", ",");
  window.history.replaceState(window.history.state, "", `${pathname}${spelled}${hash}`);
}

/** Whether two searches are equal in content and order; characters may be encoded differently. */
const isSame = (one: string, other: string) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
