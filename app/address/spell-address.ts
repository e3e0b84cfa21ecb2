/**
 * Brings the address of the window to the spelling that its page was made for: a stored page is the
 * same for every spelling, and the first render in the browser has to read what the server read.
 * @param search of the address that was rendered; undefined where the page does not say
 */
export function spellAddress(search: string | undefined): void {
  const { pathname, hash, search: asked } = window.location;
  if (search === undefined || isSame(search, asked)) return;
  // As in our links: the server's router writes commas as percent signs.
  const spelled = search.replaceAll("%2C", ",");
  window.history.replaceState(window.history.state, "", `${pathname}${spelled}${hash}`);
}

/** Whether two searches say the same in the same order; characters may be written in several ways. */
const isSame = (one: string, other: string) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
