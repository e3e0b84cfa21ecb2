import { expect, test, vi } from "vitest";

import { recompressHotPages } from "./hot-pages.ts";

test("the newest page of an address is packed, one at a time, and none that is not shown any more", async () => {
  const packed: string[] = [];
  const finish: (() => void)[] = [];
  const pack = recompressHotPages();
  const favourite = (address: string, name: string, isKept = true) =>
    pack({
      url: address,
      isCached: () => isKept,
      page: {
        recompress: () => {
          packed.push(name);
          return new Promise((resolve) => finish.push(resolve));
        },
      },
    });

  favourite("/", "home, first");
  for (let edition = 1; edition <= 90; edition += 1) favourite("/vendors", `vendors ${edition}`);
  favourite("/venues", "venues", false);
  favourite("/gallery", "gallery");
  expect(packed).toEqual(["home, first"]);
  finish[0]?.();
  await vi.waitFor(() => expect(packed).toEqual(["home, first", "vendors 90"]));
  finish[1]?.();
  await vi.waitFor(() => expect(packed).toEqual(["home, first", "vendors 90", "gallery"]));
  finish[2]?.();
  // Asked for after the queue had run out.
  await vi.waitFor(() => {
    favourite("/about", "about");
    expect(packed).toContain("about");
  });
});

test("a page that cannot be packed is said, and the next one has its turn", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const pack = recompressHotPages();
  const packed: string[] = [];
  pack({
    url: "/",
    isCached: () => true,
    page: { recompress: () => Promise.reject(new Error("no memory")) },
  });
  pack({
    url: "/vendors",
    isCached: () => true,
    page: { recompress: async () => void packed.push("vendors") },
  });
  await vi.waitFor(() => expect(packed).toEqual(["vendors"]));
  said.mockRestore();
});
