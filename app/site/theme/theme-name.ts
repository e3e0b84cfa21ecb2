/** The two themes of the site. */
export const themeNames = ["standard", "indian"] as const;

export type ThemeName = (typeof themeNames)[number];

/** The theme that an address asks for: `standard` unless it says `?theme=indian`. */
export function themeOfAddress(parameters: URLSearchParams): ThemeName {
  return parameters.getAll("theme").at(-1) === "indian" ? "indian" : "standard";
}

/** The other one. */
export function otherTheme(theme: ThemeName): ThemeName {
  return theme === "standard" ? "indian" : "standard";
}
