import { expect, type Page } from "@playwright/test";

/** The path with the theme that the project tests. */
export function inTheme(path: string, theme: "standard" | "indian"): string {
  if (theme === "standard") return path;
  const [address = "", fragment] = path.split("#");
  const themed = `${address}${address.includes("?") ? "&" : "?"}theme=indian`;
  return fragment === undefined ? themed : `${themed}#${fragment}`;
}

/** Path, search and fragment of where the page is. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/** Expects the page to be, or to arrive, at an address of the site. */
export async function expectAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => addressOf(page)).toBe(address);
}
