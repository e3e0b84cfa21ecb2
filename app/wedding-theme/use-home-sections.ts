import { use } from "react";

import type { HomeSections } from "#app/site/theme/home-sections.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { knownHomeSections, loadHomeSections } from "./theme-sections.ts";

/** What the theme says in the sections of the home page. Where it is still under way, the page before stays. */
export function useHomeSections(): HomeSections {
  const { name } = useWeddingTheme().pack;
  return knownHomeSections(name) ?? use(loadHomeSections(name));
}
