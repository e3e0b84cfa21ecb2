/**
 * Brings the address of the window to the spelling that its page was made for: a stored page is the
 * same for every spelling, and the first render in the browser has to read what the server read.
 * @param search of the address that was rendered; undefined where the page does not say
 */
export function spellAddress(search: string | undefined): void {
  const { pathname, hash } = window.location;
  if (search === undefined || search === window.location.search) return;
  window.history.replaceState(window.history.state, "", `${pathname}${search}${hash}`);
}
