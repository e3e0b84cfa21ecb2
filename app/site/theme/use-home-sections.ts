import { use } from "react";

import type { HomeSections } from "./home-sections.ts";
import { useWeddingTheme } from "./theme-provider.tsx";
import { loadedHomeSections, loadHomeSections } from "./load-home-sections.ts";

/** The theme's content for the sections of the home page. While it is loading, the previous page stays. */
export function useHomeSections(): HomeSections {
  const { name } = useWeddingTheme().pack;
  return loadedHomeSections(name) ?? use(loadHomeSections(name));
}
