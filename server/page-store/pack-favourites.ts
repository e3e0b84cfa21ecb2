import type { Page } from "./page.ts";

/** Packs pages that are asked for often as tightly as can be, one after another, so that visitors keep a processor. */
export function packFavourites(): (page: Page) => void {
  let last = Promise.resolve();
  return (page) => {
    last = last
      .then(page.packTightly)
      // The page is packed well enough already.
      .catch((error: unknown) => console.error("A page could not be packed:", error));
  };
}
