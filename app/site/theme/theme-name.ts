import type { ThemeName } from "#content/theme-names.ts";

export type { ThemeName };

/** The key by which an address asks for a theme. */
export const themeQueryKey = "theme";

/** The theme that an address asks for: `standard` unless it says `?theme=indian`. */
export function themeFromUrl(parameters: URLSearchParams): ThemeName {
  return parameters.getAll(themeQueryKey).at(-1) === "indian" ? "indian" : "standard";
}

/** The other theme. */
export function otherTheme(theme: ThemeName): ThemeName {
  return theme === "standard" ? "indian" : "standard";
}
