import { standardPack } from "./packs/standard-pack.ts";
import { loadHomeSections } from "./load-home-sections.ts";
import { lazyByTheme } from "./lazy-by-theme.ts";
import { themeNames, type ThemeName } from "#content/theme-names.ts";
import type { ThemePack } from "./theme-pack.ts";

const packs = lazyByTheme<ThemePack>({
  // In the scripts of every page anyway: the Indian pack is derived from it.
  standard: () => Promise.resolve(standardPack),
  indian: async () => (await import("./packs/indian-pack.ts")).indianPack,
});

/** Loads a theme's pack, once; the Indian one is a chunk of its own. */
export const loadThemePack = packs.load;

/** For the server, which renders both themes. */
export async function loadAllThemePacks(): Promise<void> {
  await Promise.all(themeNames.flatMap((name) => [packs.load(name), loadHomeSections(name)]));
}

/**
 * The pack of a loaded theme.
 * @throws Error when loadThemePack was not awaited before
 */
export function themePack(name: ThemeName): ThemePack {
  const pack = packs.known(name);
  if (pack === undefined) throw new Error(`The pack of the theme '${name}' is used before it is loaded.`);
  return pack;
}
