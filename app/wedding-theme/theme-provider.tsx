import { createContext, useContext, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";

import { changeTheme } from "./change-theme.ts";
import { otherTheme, themeOfAddress, type ThemeName } from "./theme-name.ts";
import type { ThemePack } from "./theme-pack.ts";
import { loadThemePack, themePack } from "./theme-packs.ts";

type WeddingTheme = {
  pack: ThemePack;
  /** The theme that the address asks for; links carry it on. */
  addressTheme: ThemeName;
  flipTheme: () => Promise<void>;
};

const WeddingThemeContext = createContext<WeddingTheme | null>(null);

/** Holds the theme: that of the address, until a visitor flips it; then memory rules until a reload. */
export function WeddingThemeProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const addressTheme = themeOfAddress(parameters);
  const [flipped, setFlipped] = useState<ThemeName | null>(null);
  const name = flipped ?? addressTheme;
  const pack = themePack(name);

  async function flipTheme() {
    const next = otherTheme(name);
    await changeTheme(pack, await loadThemePack(next), () => {
      flushSync(() => setFlipped(next));
    });
  }

  return <WeddingThemeContext value={{ pack, addressTheme, flipTheme }}>{children}</WeddingThemeContext>;
}

/** A part of a page in one theme, whatever the page's is; its element carries themeAttributes. */
export function FixedTheme({ name, children }: { name: ThemeName; children: ReactNode }) {
  const theme: WeddingTheme = { pack: themePack(name), addressTheme: name, flipTheme: async () => {} };
  return <WeddingThemeContext value={theme}>{children}</WeddingThemeContext>;
}

/**
 * The theme of the page.
 * @throws Error outside of WeddingThemeProvider
 */
export function useWeddingTheme(): WeddingTheme {
  const theme = useContext(WeddingThemeContext);
  if (theme === null) throw new Error("useWeddingTheme must be used within a WeddingThemeProvider");
  return theme;
}

/** Attributes of <html> that the style sheets read. */
export function themeAttributes({ name, themeElements }: ThemePack) {
  return {
    "data-theme": name,
    "data-ornament": themeElements.decorations ? "ornate" : "plain",
    "data-borders": themeElements.ornateBorders ? "ornate" : "plain",
    "data-animations": themeElements.traditionalAnimations ? "traditional" : "plain",
    "data-gradients": themeElements.gradients ? "on" : "off",
  };
}
