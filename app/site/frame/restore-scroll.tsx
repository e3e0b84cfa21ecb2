import { ScrollRestoration } from "react-router";

import { restoreScroll, scrollStore } from "./page-scripts.ts";

/**
 * The router's ScrollRestoration with a script of our own in the page, of which the policy knows the hash:
 * the router's is another with each version. The browser keeps what the server wrote.
 */
export function RestoreScroll() {
  if (!import.meta.env.SSR) return <ScrollRestoration storageKey={scrollStore} />;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restoreScroll }} />;
}
