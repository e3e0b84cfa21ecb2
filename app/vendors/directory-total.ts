import { createContext, useContext } from "react";

/**
 * How many listings match; null while the server is being asked. The one thing beside the search
 * field that follows a keystroke at once: as a context it renders the count and nothing around it.
 */
export const DirectoryTotal = createContext<number | null>(null);

export function useDirectoryTotal(): number | null {
  return useContext(DirectoryTotal);
}
