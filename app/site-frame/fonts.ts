import montserrat from "./fonts/montserrat-site.woff2?url";
import playfairItalic from "./fonts/playfair-italic-site.woff2?url";
import playfair from "./fonts/playfair-site.woff2?url";

const preload = (href: string) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
});

/** The two faces that stand above the fold of every page. */
export const fontPreloads = [montserrat, playfair].map(preload);

/** For a page whose headline has words in italics; elsewhere they come when they are used. */
export const italicPreload = preload(playfairItalic);
