/**
 * Resolves when the page's style sheets have loaded or failed. The inlined rules cover what the server
 * rendered; what scripts add needs the others.
 */
export async function stylesheetsLoaded(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  // Once the page has loaded, a missing sheet has failed.
  if (document.readyState !== "complete")
    await Promise.race([
      happened(window, ["load"]),
      Promise.all(links.filter(({ sheet }) => !sheet).map((link) => happened(link, ["load", "error"]))),
    ]);
  // On another route these rules would interfere; where a sheet is missing they are the only ones.
  if (links.every(({ sheet }) => sheet))
    document.querySelectorAll("style[data-of-route]").forEach((style) => style.remove());
}

const happened = (target: EventTarget, events: readonly string[]) =>
  new Promise<void>((resolve) => {
    for (const event of events) target.addEventListener(event, () => resolve(), { once: true });
  });
