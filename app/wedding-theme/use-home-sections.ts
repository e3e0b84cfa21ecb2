import { use } from "react";

import type { HomeSections } from "./home-sections.ts";
import { useWeddingTheme } from "./theme-provider.tsx";
import { knownHomeSections, loadHomeSections } from "./theme-sections.ts";

/** What the theme says in the sections of the home page. Where it is still under way, the page before stays. */
export function useHomeSections(): HomeSections {
  const { name } = useWeddingTheme().pack;
  return knownHomeSections(name) ?? use(loadHomeSections(name));
}
