import { afterEach, beforeEach, expect, test, vi } from "vitest";

const drawing = "<svg><title>Bow Valley</title></svg>";
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(`${drawing}\n`)));
});
afterEach(() => vi.unstubAllGlobals());

/** As a browser whose page holds what `sent` says. */
async function inBrowser(sent: string | null) {
  vi.stubGlobal("document", {
    querySelector: () => (sent === null ? null : { firstElementChild: {}, innerHTML: sent }),
  });
  return import("./inline-art.ts");
}

test("the server gives every hero, the same object each time", async () => {
  await import("./inline-art.server.ts");
  const { inlineArt } = await import("./inline-art.ts");
  for (const name of ["hero-rockies", "hero-mandap", "hero-calgary"] as const) {
    expect(inlineArt(name).__html).toMatch(/^<svg .*<\/svg>$/s);
    expect(inlineArt(name)).toBe(inlineArt(name));
  }
});

test("a server that was given nothing says what is missing", async () => {
  const { inlineArt } = await import("./inline-art.ts");
  expect(() => inlineArt("hero-rockies")).toThrow("inline-art.server.ts");
});

test("hydration finds what the server sent and fetches nothing", async () => {
  const { inlineArt, preloadInlineArt } = await inBrowser(drawing);
  expect(inlineArt("hero-rockies").__html).toBe(drawing);
  expect(inlineArt("hero-rockies")).toBe(inlineArt("hero-rockies"));
  await preloadInlineArt("hero-rockies");
  expect(fetched).not.toHaveBeenCalled();
});

test("another drawing is fetched once, however many ask for it", async () => {
  const { inlineArt, onInlineArt, preloadInlineArt } = await inBrowser(null);
  const told = vi.fn<() => void>();
  onInlineArt(told);
  expect(inlineArt("hero-mandap").__html).toBe("");
  await Promise.all([preloadInlineArt("hero-mandap"), preloadInlineArt("hero-mandap")]);
  await preloadInlineArt("hero-mandap");
  expect(inlineArt("hero-mandap").__html).toBe(drawing);
  expect(fetched).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledOnce();
});

test.each([
  ["the line is down", () => Promise.reject(new TypeError("offline"))],
  ["the file is not there", () => Promise.resolve(new Response("Not found", { status: 404 }))],
])("when %s, nothing breaks and the next call tries again", async (_, answer) => {
  const { inlineArt, preloadInlineArt } = await inBrowser(null);
  fetched.mockImplementationOnce(answer);
  await preloadInlineArt("hero-calgary");
  expect(inlineArt("hero-calgary").__html).toBe("");
  await preloadInlineArt("hero-calgary");
  expect(inlineArt("hero-calgary").__html).toBe(drawing);
});
