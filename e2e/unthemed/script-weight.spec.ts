import type { APIRequestContext } from "@playwright/test";

import { withTheme } from "../../test-support/browser-urls.ts";
import { queryPages, sampleOfEachKind, sitemapPaths } from "../../test-support/page-paths.ts";
import { expect, test } from "../fixtures.ts";

/** Compressed, with the headers of the files (docs/decisions/0032-performance-budget.md). */
const maxScriptBytes = 130_000;

/** Pages whose first screen shows the theme's content of the home page. */
const withThemeContent = /^\/gallery/;

test("the scripts with which a public page starts are within the budget, in both themes", async ({
  request,
}) => {
  const files = fileReader(request);
  const paths = [...(await sitemapPaths(request)), "/lost-link", ...Object.values(queryPages).flat()];
  for (const path of sampleOfEachKind(paths, 1))
    for (const theme of ["standard", "indian"] as const) {
      const page = await (await request.get(withTheme(path, theme))).text();
      // The page names the scripts of its route, and whatever they import.
      const scripts = new Set([...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
      const contents = [];
      for (const script of scripts) contents.push((await files.read(script)).text);
      // The entry loads what the theme adds before it hydrates the page.
      const added = withThemeContent.test(path) ? `${theme}-(?:pack|home)` : `${theme}-pack`;
      for (const [, name] of contents.join("").matchAll(new RegExp(`\\./(${added}-[\\w-]+\\.js)`, "g")))
        await files.addWithImports(scripts, `/assets/${name}`);
      let bytes = 0;
      for (const script of scripts) bytes += (await files.read(script)).bytes;
      expect(scripts.size, path).toBeGreaterThan(4);
      expect.soft(bytes, `${path}, ${theme}: ${[...scripts].join(" ")}`).toBeLessThanOrEqual(maxScriptBytes);
    }
});

test("a plan opens with few files of script: a phone is slow to ask for each", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => void (request.resourceType() === "script" && scripts.add(request.url())));
  await page.goto("/plan");
  await page.getByRole("button", { name: "Start your plan" }).waitFor();
  expect(scripts.size).toBeGreaterThan(5);
  expect(scripts.size).toBeLessThanOrEqual(35);
});

test("a device with a plan has the plan's code before its button is pressed, and another asks for none", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => void scripts.push(new URL(request.url()).pathname));
  const asked = () => scripts.filter((path) => /^\/assets\/plan-workspace-.*\.js$/.test(path));
  await page.goto("/privacy");
  await page.locator("html[data-ready]").waitFor();
  expect(await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle("idle"))))).toBe(
    "idle",
  );
  expect(asked()).toEqual([]);
  await page.goto("/plan");
  await page.getByRole("button", { name: "Start your plan" }).click();
  await page.locator(".today .event-state").first().waitFor();
  scripts.length = 0;
  await page.goto("/privacy");
  await expect.poll(asked).toHaveLength(1);
  await page.getByRole("link", { name: "Your plan" }).click();
  await page.locator(".today .event-state").first().waitFor();
  expect(asked()).toHaveLength(1);
});

/** Files of the site, each asked for once. */
function fileReader(request: APIRequestContext) {
  const known = new Map<string, { text: string; bytes: number }>();
  async function read(path: string) {
    const before = known.get(path);
    if (before !== undefined) return before;
    const response = await request.get(path);
    const headers = response
      .headersArray()
      .reduce((sum, { name, value }) => sum + name.length + value.length + 4, "HTTP/1.1 200 OK".length + 4);
    const file = {
      text: await response.text(),
      bytes: Number(response.headers()["content-length"]) + headers,
    };
    known.set(path, file);
    return file;
  }
  async function addWithImports(scripts: Set<string>, path: string): Promise<void> {
    if (scripts.has(path)) return;
    scripts.add(path);
    const { text } = await read(path);
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      await addWithImports(scripts, `/assets/${name}`);
  }
  return { read, addWithImports };
}
