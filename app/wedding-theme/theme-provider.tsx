import { createContext, useContext, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";

import { otherTheme, themeOfAddress, type ThemeName } from "./theme-name.ts";
import type { ThemePack } from "./theme-pack.ts";
import { loadThemePack, themePack } from "./theme-packs.ts";

type WeddingTheme = {
  pack: ThemePack;
  /** The theme that the address asks for; links carry it on. */
  addressTheme: ThemeName;
  /** Fetches what a change of theme needs, once somebody points at the toggle. */
  prepareFlip: () => void;
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
    const [{ changeTheme }, nextPack] = await loadChange(next);
    await changeTheme(pack, nextPack, () => {
      flushSync(() => setFlipped(next));
    });
  }

  // Never rejects: who then asks for the change is told.
  const prepareFlip = () => void loadChange(otherTheme(name)).catch(() => {});

  return (
    <WeddingThemeContext value={{ pack, addressTheme, prepareFlip, flipTheme }}>
      {children}
    </WeddingThemeContext>
  );
}

const loadChange = (next: ThemeName) => Promise.all([import("./change-theme.ts"), loadThemePack(next)]);

/** A part of a page in one theme, whatever the page's is; its element carries themeAttributes. */
export function FixedTheme({ name, children }: { name: ThemeName; children: ReactNode }) {
  const theme: WeddingTheme = {
    pack: themePack(name),
    addressTheme: name,
    prepareFlip: () => {},
    flipTheme: async () => {},
  };
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
