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

import { loadWaitingSections } from "#app/ui/design-system/lazy-section.tsx";

import { onFirstInteraction } from "./on-first-interaction.ts";
import { otherTheme, themeFromUrl, type ThemeName } from "./theme-name.ts";
import type { ThemePack } from "./theme-pack.ts";
import { loadThemePack, themePack } from "./theme-packs.ts";
import { loadHomeSections } from "./load-home-sections.ts";

type WeddingTheme = {
  pack: ThemePack;
  /** The theme in the URL; links carry it on. */
  addressTheme: ThemeName;
  /** Whether the whole page changes at once. */
  isWhole: boolean;
  /** Preloads what a theme change needs, once a visitor uses the page or points at the toggle. */
  prepareFlip: () => void;
  flipTheme: () => Promise<void>;
};

const WeddingThemeContext = createContext<WeddingTheme | null>(null);

type Flipped = { name: ThemeName; isWhole: boolean };

/** Holds the theme: the URL's, until a visitor toggles it; then the value in memory counts until a reload. */
export function WeddingThemeProvider({ children }: { children: ReactNode }) {
  const [parameters] = useSearchParams();
  const addressTheme = themeFromUrl(parameters);
  const [flipped, setFlipped] = useState<Flipped | null>(null);
  const name = flipped?.name ?? addressTheme;
  const isWhole = flipped?.isWhole ?? true;

  // Never rejects: the caller that requests the change gets the error.
  const prepareFlip = useCallback(() => void fetchChange(name).catch(() => {}), [name]);
  useEffect(() => onFirstInteraction(prepareFlip), [prepareFlip]);

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

/**
 * Sections of a page far below its head: after a theme change outside their view they follow a moment later.
 */
export function DeferredThemeSection({ children }: { children: ReactNode }) {
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

/** Preloads what a change from this theme needs, including pictures. */
async function fetchChange(shown: ThemeName): Promise<void> {
  const [{ fetchThemePictures }, next] = await loadChange(otherTheme(shown));
  await fetchThemePictures(themePack(shown), next);
}

const loadChange = (next: ThemeName) =>
  Promise.all([
    import("./change-theme.ts"),
    loadThemePack(next),
    // The sections of the home page may be visible, or the next page.
    loadHomeSections(next),
    // The change is one step for the whole page: it would not wait for their code.
    loadWaitingSections(),
  ]);

/** A part of a page in a fixed theme, whatever the page's theme; its element has themeAttributes. */
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
