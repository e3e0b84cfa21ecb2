import type { ThemePack } from "./theme-pack.ts";
import { fetchThemePictures } from "./theme-pictures.ts";

export { fetchThemePictures };

/**
 * Maximum wait of a theme change for pictures, in milliseconds: on a slow connection the new theme shows
 * without them.
 */
const patience = 200;

/**
 * Changes the theme in one step: nothing on the page fades by itself, and the view transition ends in a page
 * whose pictures have loaded. They are preloaded (theme-provider.tsx); for late ones the space is reserved,
 * for a hero in its background colour.
 * @param shown the current theme of the page
 * @param apply puts the next theme into the page before it returns; sections far below only where they are in
 * view
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
    holdSectionsOutOfView();
    // Together with the theme, not before it: each change recalculates the style of the whole page.
    root.toggleAttribute("data-changing-theme", true);
    apply(isWhole);
  };
  try {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || !("startViewTransition" in document)) {
      change();
      // The new values apply from here on; otherwise they would fade once the attribute is removed.
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

/** Whether the part of a page, and so everything after it, is more than a row of cards below the window. */
const isFarBelow = (part: Element | null) =>
  part !== null && part.getBoundingClientRect().top > window.innerHeight + 200;

/**
 * Leaves sections outside the window as they are for the frame that shows the new theme, each in the height that
 * it has (deferred-sections.css): the browser would style those near the window for the same frame.
 */
function holdSectionsOutOfView(): void {
  const held = [...document.querySelectorAll(".later")].filter((section) => !isInView(section));
  for (const section of held) section.toggleAttribute("data-held", true);
  requestAnimationFrame(() => {
    // After the frame.
    setTimeout(() => {
      for (const section of held) section.removeAttribute("data-held");
    });
  });
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

/** The new theme's pictures load while the old page is still shown; those further down stay lazy. */
async function picturesInView(): Promise<void> {
  const missing = [...document.images].filter((picture) => {
    if (picture.complete && picture.loading !== "lazy") return false;
    // Where its section is out of view, to ask where it stands would lay out the whole section.
    return picture.checkVisibility({ contentVisibilityAuto: true }) && isInView(picture);
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
