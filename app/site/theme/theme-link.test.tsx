import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { withThemeParam } from "./with-theme-param.ts";
import { ThemeLink, ThemeNavLink } from "./theme-link.tsx";
import { otherTheme, themeFromUrl } from "./theme-name.ts";
import { loadAllThemePacks } from "./theme-packs.ts";
import { WeddingThemeProvider } from "./theme-provider.tsx";

beforeAll(loadAllThemePacks);

test.each([
  ["/", "/?theme=indian"],
  ["/vendors", "/vendors?theme=indian"],
  ["/vendors?category=djs", "/vendors?category=djs&theme=indian"],
  ["/vendors?price=budget&price=luxury", "/vendors?price=budget&price=luxury&theme=indian"],
  ["/vendors?saved=3,17", "/vendors?saved=3,17&theme=indian"],
  ["/vendors?q=caf%C3%A9+%26+bar", "/vendors?q=caf%C3%A9+%26+bar&theme=indian"],
  ["/planning#form", "/planning?theme=indian#form"],
  ["/planning?subject=join#form?x", "/planning?subject=join&theme=indian#form?x"],
  ["/vendors?theme=indian&page=2", "/vendors?page=2&theme=indian"],
  ["/vendors?theme=standard", "/vendors?theme=indian"],
  ["/vendors?", "/vendors?theme=indian"],
])("on an Indian page the link %s leads to %s", (to, expected) => {
  expect(withThemeParam(to, "indian")).toBe(expected);
});

test.each(["/", "/vendors?category=djs#top", "/vendors?saved=3,17", "/vendors?theme=indian"])(
  "on a standard page the link %s stays as it is",
  (to) => {
    expect(withThemeParam(to, "standard")).toBe(to);
  },
);

test.each(["https://example.com/", "mailto:hello@example.ca", "tel:403-555-0100", "#form", ""])(
  "the link '%s' is none of our pages and stays as it is",
  (to) => {
    expect(withThemeParam(to, "indian")).toBe(to);
  },
);

test("a link that carries the theme asks for it once, and for everything that it asked for before", () => {
  const pairs = fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 5 }), fc.string({ maxLength: 8 })), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(pairs, fc.constantFrom("", "#top", "#a?theme=standard"), (asked, hash) => {
      const others = asked.filter(([key]) => key !== "theme");
      const carried = withThemeParam(`/vendors?${new URLSearchParams(asked).toString()}${hash}`, "indian");
      const url = new URL(carried, "https://example.com");
      expect([...url.searchParams]).toEqual([...others, ["theme", "indian"]]);
      expect(url.hash).toBe(hash);
      expect(themeFromUrl(url.searchParams)).toBe("indian");
      expect(withThemeParam(carried, "indian")).toBe(carried);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["", "standard"],
  ["?theme=standard", "standard"],
  ["?theme=indian", "indian"],
  ["?theme=Indian", "standard"],
  ["?theme=", "standard"],
  ["?theme=standard&theme=indian", "indian"],
  ["?theme=indian&theme=standard", "standard"],
])("the address '%s' asks for the %s theme", (search, theme) => {
  expect(themeFromUrl(new URLSearchParams(search))).toBe(theme);
});

test("each theme is the other's other", () => {
  expect(otherTheme("standard")).toBe("indian");
  expect(otherTheme("indian")).toBe("standard");
});

const rendered = (address: string) =>
  renderToString(
    <MemoryRouter initialEntries={[address]}>
      <WeddingThemeProvider>
        <ThemeLink to="/vendors?category=djs">DJs</ThemeLink>
        <ThemeNavLink to="/gallery">Gallery</ThemeNavLink>
      </WeddingThemeProvider>
    </MemoryRouter>,
  );

test("links carry the theme of the address that the page was opened with", () => {
  expect(rendered("/?theme=indian")).toContain('href="/vendors?category=djs&amp;theme=indian"');
  expect(rendered("/?theme=indian")).toContain('href="/gallery?theme=indian"');
  expect(rendered("/")).toContain('href="/vendors?category=djs"');
  expect(rendered("/")).toContain('href="/gallery"');
});

test("the navigation bar marks the open page in both themes", () => {
  expect(rendered("/gallery?theme=indian")).toMatch(/<a[^>]*aria-current="page"[^>]*>Gallery/);
  expect(rendered("/venues?theme=indian")).not.toContain("aria-current");
});
