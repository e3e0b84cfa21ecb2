import { heroPicturePath } from "#app/ui/illustrations/hero-picture.tsx";
import { preloadInlineArt } from "#app/ui/illustrations/inline-art.ts";
import { ornamentPaths } from "#app/ui/illustrations/ornament.tsx";

import type { ThemePack } from "./theme-pack.ts";

/** The images themselves, because the browser may drop images without a reference. */
const held = new Map<string, { picture: HTMLImageElement; arrival: Promise<void> }>();

/**
 * Preloads the next theme's pictures on this page. Loaded ones are not requested again.
 * @param shown the current theme of the page
 * @returns resolves when all have loaded or failed; never rejects: the page works without them
 */
export async function fetchThemePictures(shown: ThemePack, next: ThemePack): Promise<void> {
  const pattern = patternOf(next);
  await Promise.allSettled([
    has(`[data-inline-art="${shown.art.homeHero}"]`) ? preloadInlineArt(next.art.homeHero) : null,
    has(`.hero__art > img[src="${heroPicturePath(shown.art.directoryHero)}"]`)
      ? fetchPicture(heroPicturePath(next.art.directoryHero), null)
      : null,
    ...ornamentPaths(next.art).map((path) => fetchPicture(path, null)),
    // Masks are requested with CORS: so is this, or it would be loaded twice.
    pattern === null ? null : fetchPicture(pattern, "anonymous"),
  ]);
}

function fetchPicture(path: string, crossOrigin: "anonymous" | null): Promise<void> {
  const known = held.get(path);
  if (known) return known.arrival;
  const picture = new Image();
  picture.crossOrigin = crossOrigin;
  picture.fetchPriority = "low";
  picture.src = path;
  const arrival = picture.decode();
  held.set(path, { picture, arrival });
  // The next call tries again.
  arrival.catch(() => held.delete(path));
  return arrival;
}

const has = (selector: string) => document.querySelector(selector) !== null;

/** The tile of the walls, as the theme's style sheet names it. */
function patternOf({ name }: ThemePack): string | null {
  const probe = document.createElement("span");
  probe.hidden = true;
  probe.dataset.theme = name;
  document.body.append(probe);
  const tile = getComputedStyle(probe).getPropertyValue("--pattern-tile");
  probe.remove();
  return /url\(["']?([^"')]+)/.exec(tile)?.[1] ?? null;
}
