import type { ThemeName } from "./theme-name.ts";
import type { ThemePack } from "./theme-pack.ts";

const loaders: Record<ThemeName, () => Promise<ThemePack>> = {
  standard: async () => (await import("./packs/standard-pack.ts")).standardPack,
  indian: async () => (await import("./packs/indian-pack.ts")).indianPack,
};

const loaded = new Map<ThemeName, ThemePack>();

/** Fetches a theme's pack, once; it is a chunk of its own. */
export async function loadThemePack(name: ThemeName): Promise<ThemePack> {
  const pack = loaded.get(name) ?? (await loaders[name]());
  loaded.set(name, pack);
  return pack;
}

/** For the server, which renders both themes. */
export async function loadAllThemePacks(): Promise<void> {
  await Promise.all([loadThemePack("standard"), loadThemePack("indian")]);
}

/**
 * The pack of a theme that is already loaded.
 * @throws Error when loadThemePack was not awaited before
 */
export function themePack(name: ThemeName): ThemePack {
  const pack = loaded.get(name);
  if (pack === undefined) throw new Error(`The pack of the theme '${name}' is used before it is loaded.`);
  return pack;
}
