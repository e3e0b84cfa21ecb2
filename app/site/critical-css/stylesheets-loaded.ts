/**
 * Resolves when the page's style sheets have come, or will not come. The rules that stand in the page are
 * those for what the server wrote; what scripts make of it needs the others.
 */
export async function untilStyled(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  // Once the page has loaded, one that is not there has failed.
  if (document.readyState !== "complete")
    await Promise.race([
      happened(window, ["load"]),
      Promise.all(links.filter(({ sheet }) => !sheet).map((link) => happened(link, ["load", "error"]))),
    ]);
  // On another route these rules would be in the way; where a sheet is missing they are all there is.
  if (links.every(({ sheet }) => sheet))
    document.querySelectorAll("style[data-of-route]").forEach((style) => style.remove());
}

const happened = (target: EventTarget, events: readonly string[]) =>
  new Promise<void>((resolve) => {
    for (const event of events) target.addEventListener(event, () => resolve(), { once: true });
  });
