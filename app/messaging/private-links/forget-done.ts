/**
 * Takes what was just done out of the address, so that a reload, or a link that is copied, does not say it again. The
 * router need not know: it would load the page again, without its notice.
 */
export function forgetDone(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has("done")) return;
  url.searchParams.delete("done");
  window.history.replaceState(window.history.state, "", url);
}
