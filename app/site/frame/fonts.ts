import { preload } from "react-dom";

import montserrat from "./fonts/montserrat-site.woff2?url";
import playfairItalic from "./fonts/playfair-italic-site.woff2?url";
import playfair from "./fonts/playfair-site.woff2?url";

const asPreload = (href: string) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
});

/** The two faces that stand above the fold of every page. */
export const fontPreloads = [montserrat, playfair].map(asPreload);

/**
 * For a page whose headline has words in italics; elsewhere they come when they are used. Only a page that
 * the server sends asks for them early: on the way through the site somebody may be gone before the face
 * is used, and the browser complains of a preload in vain.
 */
export function preloadItalic(): void {
  if (import.meta.env.SSR)
    preload(playfairItalic, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
