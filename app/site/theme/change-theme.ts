import type { ThemePack } from "./theme-pack.ts";
import { fetchThemePictures } from "./theme-pictures.ts";

export { fetchThemePictures };

/** How long a change of theme waits for pictures, in milliseconds: a slow line shows the new theme without them. */
const patience = 200;

/**
 * Changes the theme as one event: nothing on the page fades by itself, and the view transition ends in
 * a page whose pictures have arrived. They come ahead (theme-provider.tsx); those that do not come in
 * time find their places ready, a hero the colour of its ground.
 * @param shown what the page shows now
 * @param apply puts the next theme into the page before it returns; of what follows far below only where it is in view
 */
export async function changeTheme(
  shown: ThemePack,
  next: ThemePack,
  apply: (isWhole: boolean) => void,
): Promise<void> {
  await atMost([fetchThemePictures(shown, next)]);
  const root = document.documentElement;
  const change = () => {
    const isWhole = !isFarBelow(document.querySelector("[data-theme-follows] + *"));
    // With the theme, not before it: each of the two has the style of the whole page worked out anew.
    root.toggleAttribute("data-changing-theme", true);
    apply(isWhole);
  };
  try {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || !("startViewTransition" in document)) {
      change();
      // The new values count from here on; what fades would otherwise fade once the attribute is gone.
      void root.offsetHeight;
    } else
      await document.startViewTransition(async () => {
        change();
        await picturesInView();
      }).finished;
  } finally {
    root.removeAttribute("data-changing-theme");
  }
}

/** Whether the part of a page, and so whatever comes after it, is more than a row of cards below the window. */
const isFarBelow = (part: Element | null) =>
  part !== null && part.getBoundingClientRect().top > window.innerHeight + 200;

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
