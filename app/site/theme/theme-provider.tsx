import {
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";

import { onFirstUse } from "./on-first-interaction.ts";
import { otherTheme, themeOfAddress, type ThemeName } from "./theme-name.ts";
import type { ThemePack } from "./theme-pack.ts";
import { loadThemePack, themePack } from "./theme-packs.ts";
import { loadHomeSections } from "#app/wedding-theme/theme-sections.ts";

type WeddingTheme = {
  pack: ThemePack;
  /** The theme that the address asks for; links carry it on. */
  addressTheme: ThemeName;
  /** Whether all of the page has it at once. */
  isWhole: boolean;
  /** Fetches what a change of theme needs, once somebody uses the page or points at the toggle. */
  prepareFlip: () => void;
  flipTheme: () => Promise<void>;
};

const WeddingThemeContext = createContext<WeddingTheme | null>(null);

type Flipped = { name: ThemeName; isWhole: boolean };

/** Holds the theme: that of the address, until a visitor flips it; then memory rules until a reload. */
export function WeddingThemeProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const addressTheme = themeOfAddress(parameters);
  const [flipped, setFlipped] = useState<Flipped | null>(null);
  const name = flipped?.name ?? addressTheme;
  const isWhole = flipped?.isWhole ?? true;

  // Never rejects: who then asks for the change is told.
  const prepareFlip = useCallback(() => void fetchChange(name).catch(() => {}), [name]);
  useEffect(() => onFirstUse(prepareFlip), [prepareFlip]);

  const theme = useMemo(() => {
    const pack = themePack(name);
    async function flipTheme() {
      const next = otherTheme(name);
      const [{ changeTheme }, nextPack] = await loadChange(next);
      await changeTheme(pack, nextPack, (whole) => {
        flushSync(() => setFlipped({ name: next, isWhole: whole }));
      });
    }
    return { pack, isWhole, addressTheme, prepareFlip, flipTheme };
  }, [name, isWhole, addressTheme, prepareFlip]);

  return <WeddingThemeContext value={theme}>{children}</WeddingThemeContext>;
}

/** Sections of a page far below its head: after a flip that does not show them they follow a moment later. */
export function LaterInTheme({ children }: { children: ReactNode }) {
  const theme = useWeddingTheme();
  const later = useDeferredValue(theme);
  return (
    <WeddingThemeContext value={theme.isWhole ? theme : later}>
      {/* Where they begin, for change-theme.ts. */}
      <template data-theme-follows="" />
      {children}
    </WeddingThemeContext>
  );
}

/** Fetches what a change from this theme needs, its pictures too. */
async function fetchChange(shown: ThemeName): Promise<void> {
  const [{ fetchThemePictures }, next] = await loadChange(otherTheme(shown));
  await fetchThemePictures(themePack(shown), next);
}

const loadChange = (next: ThemeName) =>
  // The sections of the home page may be shown, or be next.
  Promise.all([import("./change-theme.ts"), loadThemePack(next), loadHomeSections(next)]);

/** A part of a page in one theme, whatever the page's is; its element carries themeAttributes. */
export function FixedTheme({ name, children }: { name: ThemeName; children: ReactNode }) {
  const theme: WeddingTheme = {
    pack: themePack(name),
    addressTheme: name,
    isWhole: true,
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
