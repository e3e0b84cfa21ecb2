import { themeQueryKey, type ThemeName } from "./theme-name.ts";
import { useWeddingTheme } from "./theme-provider.tsx";

/**
 * The theme of a form that leads to another URL: nothing for the standard one, which a URL does not say.
 * @param theme without it, the one that the present URL has
 */
export function ThemeField({ theme }: { theme?: ThemeName }) {
  const { addressTheme } = useWeddingTheme();
  const wanted = theme ?? addressTheme;
  return wanted === "standard" ? null : <input type="hidden" name={themeQueryKey} value={wanted} />;
}
