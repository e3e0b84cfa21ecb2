import { heroPicturePath } from "#app/ui/illustrations/hero-picture.tsx";
import { preloadInlineArt } from "#app/ui/illustrations/inline-art.ts";
import { ornamentPaths } from "#app/ui/illustrations/ornament.tsx";

import type { ThemePack } from "./theme-pack.ts";

/** The pictures themselves, as the browser may forget what nobody holds. */
const held = new Map<string, { picture: HTMLImageElement; arrival: Promise<void> }>();

/**
 * Fetches what the next theme draws on this page. What is here is not asked for again.
 * @param shown the theme that the page shows now
 * @returns resolves when all of it has arrived or failed; never rejects: without it the page still stands
 */
export async function fetchThemePictures(shown: ThemePack, next: ThemePack): Promise<void> {
  const pattern = patternOf(next);
  await Promise.allSettled([
    has(`[data-inline-art="${shown.art.homeHero}"]`) ? preloadInlineArt(next.art.homeHero) : null,
    has(`.hero__art > img[src="${heroPicturePath(shown.art.directoryHero)}"]`)
      ? fetchPicture(heroPicturePath(next.art.directoryHero), null)
      : null,
    ...ornamentPaths(next.art).map((path) => fetchPicture(path, null)),
    // Masks are asked for as from another origin: so is this, or it would be fetched twice.
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

/** The tile on the walls, as the style sheet of the theme names it. */
function patternOf({ name }: ThemePack): string | null {
  const probe = document.createElement("span");
  probe.hidden = true;
  probe.dataset.theme = name;
  document.body.append(probe);
  const tile = getComputedStyle(probe).getPropertyValue("--pattern-tile");
  probe.remove();
  return /url\(["']?([^"')]+)/.exec(tile)?.[1] ?? null;
}
