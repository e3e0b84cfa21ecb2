import type { Browser } from "@playwright/test";

import { desktop, phone } from "./browser.ts";
import { markdownTable, formatWhole } from "./markdown.ts";
import { compareToTarget, type Section } from "./section.ts";
import { measurePageWeight, type ResourceKind } from "./page-weight.ts";

/** One address of every kind of page; a page that is added later gets its line here. */
const pages: readonly { kind: string; path: string; onTelephone?: true }[] = [
  { kind: "Home", path: "/", onTelephone: true },
  { kind: "Directory", path: "/vendors", onTelephone: true },
  { kind: "Vendor", path: "/vendors/1" },
  { kind: "Venues", path: "/venues" },
  { kind: "Venue", path: "/venues/fairmont-palliser", onTelephone: true },
  { kind: "Comparison", path: "/venues/compare?venues=fairmont-palliser,hotel-arts" },
  { kind: "Weekend fit", path: "/fit?event=reception&guests=220&until=23" },
  { kind: "Costs", path: "/compare/costs?venues=celebration-hall,cottonbank-golf-club" },
  { kind: "Planning", path: "/planning" },
  { kind: "Planning tools", path: "/planning-tools" },
  { kind: "Tradition", path: "/indian-wedding-traditions/sangeet" },
  { kind: "Decoration", path: "/decoration-ideas/mandap" },
  { kind: "Gallery", path: "/gallery" },
  { kind: "Standing page", path: "/about" },
  { kind: "Not found", path: "/nope" },
];

/** Bytes that a page may have, compressed. */
const targets = { firstView: 90_000, withoutScripts: 250_000 };

/** What every kind of page transfers, with scripts off; and what scripts add. */
export async function benchPageWeights(browser: Browser, origin: string): Promise<Section> {
  const rows: string[][] = [];
  const heaviest = { firstView: 0, everything: 0 };
  for (const { kind, path, onTelephone } of pages)
    for (const theme of ["standard", "indian"] as const)
      for (const window of onTelephone ? [desktop, phone] : [desktop]) {
        const address = new URL(path, origin);
        if (theme === "indian") address.searchParams.set("theme", theme);
        const plain = await transferred({ ...window, javaScriptEnabled: false }, address.href);
        const scripted = await transferred(window, address.href);
        const firstView = plain("Page") + plain("Styles") + plain("Images above the fold");
        const everything = firstView + plain("Fonts") + plain("Images below") + plain("Other");
        heaviest.firstView = Math.max(heaviest.firstView, firstView);
        heaviest.everything = Math.max(heaviest.everything, everything);
        const met = firstView <= targets.firstView && everything <= targets.withoutScripts;
        rows.push([
          kind,
          theme,
          String(window.viewport.width),
          ...[
            plain("Page"),
            plain("Styles"),
            plain("Fonts"),
            plain("Images above the fold"),
            plain("Images below"),
            firstView,
            everything,
            scripted("Scripts"),
          ].map(kilobytes),
          met ? "met" : "MISSED",
        ]);
      }
  const text = `## Weights of the pages

Kilobytes (1,000 bytes) of the bodies as transferred on a first visit with an empty cache. All but the last column of numbers are with scripts off, when browsers fetch the images below the fold at once; with scripts those wait until they are near. First view: HTML, CSS and the images that something within the window shows, target ${formatWhole(targets.firstView)} bytes. Whole: everything without scripts, fonts too, target ${formatWhole(targets.withoutScripts)} bytes. Both targets were set for the home page; the others are held against them too.

${markdownTable(["Page", "Theme", "Width", "HTML", "CSS", "Fonts", "Images above", "Images below", "First view", "Whole", "Scripts", "Result"], rows)}`;
  return {
    text,
    goals: [
      compareToTarget({
        what: "First view of the heaviest page",
        limit: { atMost: targets.firstView },
        measured: heaviest.firstView,
        write: inKilobytes,
      }),
      compareToTarget({
        what: "The heaviest page without scripts",
        limit: { atMost: targets.withoutScripts },
        measured: heaviest.everything,
        write: inKilobytes,
      }),
    ],
    noise: [],
  };

  async function transferred(window: Parameters<typeof measurePageWeight>[2], address: string) {
    const sums = await measurePageWeight(browser, address, window);
    return (kind: ResourceKind) => sums.get(kind)?.transferred ?? 0;
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const inKilobytes = (bytes: number) => `${kilobytes(bytes)} kB`;
