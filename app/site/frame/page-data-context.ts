import { createContext } from "react";

/**
 * What the loaders of a page gave, in the router's encoding, for its scripts: known before the page is
 * rendered (entry.server.tsx), so that it stands in one script and nothing of the page waits for it.
 */
export const PageDataContext = createContext("");
