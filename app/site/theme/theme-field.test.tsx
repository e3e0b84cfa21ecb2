import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test } from "vitest";

import { readSources } from "../../../scripts/house/read-imports.mjs";
import { root } from "../../../tooling/project.mjs";

import { ThemeField } from "./theme-field.tsx";
import { loadAllThemePacks } from "./theme-packs.ts";
import { WeddingThemeProvider } from "./theme-provider.tsx";

beforeAll(loadAllThemePacks);

const render = (url: string, theme?: "standard" | "indian") =>
  renderToString(
    <MemoryRouter initialEntries={[url]}>
      <WeddingThemeProvider>
        <ThemeField {...(theme !== undefined && { theme })} />
      </WeddingThemeProvider>
    </MemoryRouter>,
  );
const indianField = '<input type="hidden" name="theme" value="indian"/>';

test("a form carries on the theme of its URL, or the one that it leads to", () => {
  expect(render("/venues")).toBe("");
  expect(render("/venues?theme=indian")).toBe(indianField);
  expect(render("/venues", "indian")).toBe(indianField);
  expect(render("/venues?theme=indian", "standard")).toBe("");
});

test("one file alone writes the key by which a URL asks for a theme", () => {
  const sources = readSources(root).filter(
    ({ path }) => /^(?:app|server)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const writes = /(?:name=|[!=]== |(?:append|set|get)\()"theme"|\?theme=\w+"/;
  const files = sources.filter(({ text }) => writes.test(text)).map(({ path }) => path);
  expect(files).toEqual([]);
});
