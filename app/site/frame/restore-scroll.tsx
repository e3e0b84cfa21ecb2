import { ScrollRestoration } from "react-router";

import { restoreScrollScript, scrollPositionsKey } from "./page-scripts.ts";

/**
 * The router's ScrollRestoration with a script of our own in the page, of which the policy knows the hash:
 * the router's is another with each version. The browser keeps what the server wrote.
 */
export function RestoreScroll() {
  if (!import.meta.env.SSR) return <ScrollRestoration storageKey={scrollPositionsKey} />;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restoreScrollScript }} />;
}
