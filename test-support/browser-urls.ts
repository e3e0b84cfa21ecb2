import { expect, type Page } from "@playwright/test";

/** The path with the theme that the project tests. */
export function withTheme(path: string, theme: "standard" | "indian"): string {
  if (theme === "standard") return path;
  const [address = "", fragment] = path.split("#");
  const themed = `${address}${address.includes("?") ? "&" : "?"}theme=indian`;
  return fragment === undefined ? themed : `${themed}#${fragment}`;
}

/** Path, search and fragment of the page's URL. */
export function pathOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/** Expects the page to be, or to arrive, at a URL of the site. */
export async function expectPath(page: Page, address: string): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(address);
}
