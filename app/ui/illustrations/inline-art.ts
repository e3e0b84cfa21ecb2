import heroCalgary from "./inline/hero-calgary.svg?url&no-inline";
import heroMandap from "./inline/hero-mandap.svg?url&no-inline";
import heroRockies from "./inline/hero-rockies.svg?url&no-inline";

/*
 * The heroes are inlined, so that they recolour with the page and move, but at 26 to 38 kB each they
 * must not come twice, in the HTML and again in the JavaScript. The browser's code knows only their
 * addresses, and a drawing is found in this order:
 *
 * - on the server, in what inline-art.server.ts provided at start;
 * - in the browser, in memory, or else in the page: what the server drew is read back from the
 *   document, so hydration finds exactly the markup that is there;
 * - after a client-side navigation or a change of theme, by one fetch of the file.
 */
const addresses = {
  "hero-calgary": heroCalgary,
  "hero-mandap": heroMandap,
  "hero-rockies": heroRockies,
} as const;

export type InlineArtName = keyof typeof addresses;

/** React compares it by identity and would set the markup again, so each drawing has one permanent object. */
export interface InlineMarkup {
  readonly __html: string;
}

const nothingYet: InlineMarkup = { __html: "" };
const drawings = new Map<string, InlineMarkup>();
const underWay = new Map<InlineArtName, Promise<void>>();
const listeners = new Set<() => void>();

/** Gives the server its drawings, which it has in its build; a browser loads them instead. */
export function provideInlineArt(provided: Readonly<Record<InlineArtName, string>>): void {
  for (const [name, drawing] of Object.entries(provided)) remember(name, drawing.trim());
}

/**
 * The drawing as currently known; empty in the browser until it has loaded.
 * @throws Error on a server where nothing was provided
 */
export function inlineArt(name: InlineArtName): InlineMarkup {
  const known = drawings.get(name);
  if (known) return known;
  if (typeof document === "undefined")
    throw new Error(
      `no drawing '${name}': entry.server.tsx has to import app/ui/illustrations/inline-art.server.ts`,
    );
  const sent = document.querySelector(`[data-inline-art="${name}"]`);
  return sent?.firstElementChild ? remember(name, sent.innerHTML) : nothingYet;
}

/**
 * Loads a drawing before it is shown, once. A theme change awaits it before its view transition. Never
 * rejects: the page works without the drawing, and the next call tries again.
 */
export function preloadInlineArt(name: InlineArtName): Promise<void> {
  if (inlineArt(name) !== nothingYet) return Promise.resolve();
  const current = underWay.get(name) ?? fetchDrawing(name).finally(() => underWay.delete(name));
  underWay.set(name, current);
  return current;
}

async function fetchDrawing(name: InlineArtName): Promise<void> {
  try {
    const response = await fetch(addresses[name]);
    if (!response.ok) return;
    remember(name, (await response.text()).trim());
    for (const listener of listeners) listener();
  } catch {
    // Offline: the hero keeps its plain evening background colour.
  }
}

function remember(name: string, markup: string): InlineMarkup {
  const drawing = { __html: markup };
  drawings.set(name, drawing);
  return drawing;
}

/** Calls back whenever a drawing has loaded. @returns how to stop */
export function onInlineArt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
