import { themeQueryKey, type ThemeName } from "./theme-name.ts";

/** A URL with the theme of the present URL. */
export function withThemeParam(to: string, addressTheme: ThemeName): string {
  if (addressTheme === "standard" || !to.startsWith("/")) return to;
  const [, path = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const parameters = new URLSearchParams(search);
  parameters.delete(themeQueryKey);
  parameters.append(themeQueryKey, addressTheme);
  return `${path}?${parameters.toString().replaceAll("%2C", ",")}${hash}`;
}
