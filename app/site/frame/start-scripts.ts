/** What the server writes in place of a link's `rel` and a script's `type`, so that browsers leave them alone. */
export const deferredPreload = "deferred-modulepreload";
export const deferredModule = "text/deferred-module";

/**
 * Runs in the page, as text, before everything else: it may use nothing from outside itself. Turns the
 * deferred preloads and module scripts into real ones once the rest of the page has loaded, at the first
 * interaction, or after `patience` milliseconds where a picture never arrives.
 */
function startScripts(preload: string, module: string, patience: number): void {
  const interactions = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
  const start = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${preload}"]`))
      link.rel = "modulepreload";
    // Hydration needs the whole page, which waits for its style sheets.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    for (const kind of interactions) removeEventListener(kind, start, true);
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type="${module}"]`)) {
      // A script runs when it is inserted, and only once: its type cannot be changed in place.
      const copy = document.createElement("script");
      copy.type = "module";
      copy.text = script.text;
      script.replaceWith(copy);
    }
  };
  for (const kind of interactions) addEventListener(kind, start, { capture: true, passive: true });
  addEventListener("load", () => setTimeout(start));
  setTimeout(start, patience);
}

/** The same on every page. */
export const startScript = `(${startScripts.toString()})(${JSON.stringify(deferredPreload)},${JSON.stringify(deferredModule)},5000)`;
