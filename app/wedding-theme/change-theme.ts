import { preloadInlineArt } from "#app/illustrations/inline-art.ts";
import { ornamentPaths } from "#app/illustrations/ornament.tsx";

import type { ThemePack } from "./theme-pack.ts";

/** How long a change of theme waits for pictures, in milliseconds: a slow line shows the new theme without them. */
const patience = 400;

/**
 * Changes the theme as one event: ornaments and hero are there before it begins, nothing on the page
 * fades by itself, and the view transition ends in a page whose pictures have arrived.
 * @param shown what the page shows now
 * @param apply puts the next theme into the page before it returns
 */
export async function changeTheme(shown: ThemePack, next: ThemePack, apply: () => void): Promise<void> {
  await fetchPictures(shown, next);
  const root = document.documentElement;
  root.toggleAttribute("data-changing-theme", true);
  try {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || !("startViewTransition" in document)) {
      apply();
      // The new values count from here on; what fades would otherwise fade once the attribute is gone.
      void root.offsetHeight;
    } else
      await document.startViewTransition(async () => {
        apply();
        await picturesInView();
      }).finished;
  } finally {
    root.removeAttribute("data-changing-theme");
  }
}

/** What the next theme is drawn with. Never rejects: without it the page still stands. */
async function fetchPictures(shown: ThemePack, next: ThemePack): Promise<void> {
  const hero = document.querySelector(`[data-inline-art="${shown.art.homeHero}"]`);
  const pattern = patternOf(next);
  await Promise.all([
    hero === null ? null : preloadInlineArt(next.art.homeHero),
    atMost([
      ...ornamentPaths(next.art).map((path) => fetchPicture(path, null)),
      // Masks are asked for as from another origin: so is this, or it would be fetched twice.
      ...(pattern === null ? [] : [fetchPicture(pattern, "anonymous")]),
    ]),
  ]);
}

function fetchPicture(path: string, crossOrigin: "anonymous" | null): Promise<void> {
  const picture = new Image();
  picture.crossOrigin = crossOrigin;
  picture.src = path;
  return picture.decode();
}

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

/** While the old page is still shown the pictures of the new one arrive; those further down stay lazy. */
async function picturesInView(): Promise<void> {
  const missing = [...document.images].filter((picture) => {
    if (picture.complete && picture.loading !== "lazy") return false;
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
  });
  await atMost(
    missing.map((picture) => {
      picture.loading = "eager";
      return picture.decode();
    }),
  );
}

async function atMost(arrivals: Promise<void>[]): Promise<void> {
  await Promise.race([
    Promise.allSettled(arrivals),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}
