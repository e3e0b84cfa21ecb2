import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";

import { indianPack } from "./packs/indian-pack.ts";
import { standardPack } from "./packs/standard-pack.ts";
import { loadAllThemePacks, loadThemePack, themePack } from "./theme-packs.ts";
import { themeAttributes, useWeddingTheme, WeddingThemeProvider } from "./theme-provider.tsx";

beforeAll(loadAllThemePacks);

function ThemeInWords() {
  const { pack, addressTheme } = useWeddingTheme();
  return <p>{`${addressTheme}: ${pack.toggleLabel}`}</p>;
}

const rendered = (address: string) =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <WeddingThemeProvider>
        <ThemeInWords />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );

test("the theme is not to be had outside of its provider", () => {
  expect(() => renderToString(<ThemeInWords />)).toThrow(
    "useWeddingTheme must be used within a WeddingThemeProvider",
  );
});

test("the address decides the theme of a page, and it is standard without one", () => {
  expect(rendered("/")).toContain("standard: Switch to Indian Wedding Theme");
  expect(rendered("/vendors?theme=indian")).toContain("indian: Switch to Standard Theme");
});

test("a pack is loaded once and is the one of its name", async () => {
  expect(await loadThemePack("standard")).toBe(standardPack);
  expect(await loadThemePack("indian")).toBe(indianPack);
  expect(themePack("standard")).toBe(standardPack);
  expect(themePack("indian")).toBe(indianPack);
});

test("a pack that was not loaded before it is used is an error that says so", async () => {
  vi.resetModules();
  const fresh = await import("./theme-packs.ts");
  expect(() => fresh.themePack("indian")).toThrow(
    "The pack of the theme 'indian' is used before it is loaded.",
  );
});

test("both packs have the colours, fonts, suffixes and share images of the specification", () => {
  expect(standardPack).toMatchObject({
    name: "standard",
    isIndianTheme: false,
    themeColors: { primary: "#B76E79", secondary: "#2B3D53", accent: "#F9F5F0", text: "#333333" },
    themeElements: {
      decorations: false,
      traditionalAnimations: false,
      ornateBorders: false,
      gradients: false,
    },
    seoTitleSuffix: " | Wild Rose Weddings",
    seoImagePath: "/calgary-wedding-og.jpg",
  });
  expect(indianPack).toMatchObject({
    name: "indian",
    isIndianTheme: true,
    themeColors: {
      primary: "#FF9933",
      secondary: "#138808",
      accent: "#FFF7ED",
      gold: "#D4AF37",
      maroon: "#800000",
    },
    themeElements: { decorations: true, traditionalAnimations: true, ornateBorders: true, gradients: true },
    seoTitleSuffix: " | Calgary Indian Weddings",
    seoImagePath: "/indian-wedding-og.jpg",
  });
  for (const { themeFonts } of [standardPack, indianPack]) {
    expect(themeFonts.headings).toContain("Playfair Display");
    expect(themeFonts.body).toContain("Montserrat");
  }
  expect(indianPack.seoKeywords).not.toEqual(standardPack.seoKeywords);
});

test("the page's root element says what the style sheets turn on", () => {
  expect(themeAttributes(standardPack)).toEqual({
    "data-theme": "standard",
    "data-ornament": "plain",
    "data-borders": "plain",
    "data-animations": "plain",
    "data-gradients": "off",
  });
  expect(themeAttributes(indianPack)).toEqual({
    "data-theme": "indian",
    "data-ornament": "ornate",
    "data-borders": "ornate",
    "data-animations": "traditional",
    "data-gradients": "on",
  });
});
