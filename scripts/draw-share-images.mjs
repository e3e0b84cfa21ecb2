import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { findOrInstallChromium } from "../tooling/chromium.mjs";

/**
 * Draws the share images (1200 × 630) from today's heroes: `node scripts/draw-share-images.mjs`.
 * The results are committed, so that building needs no browser.
 */
const root = fileURLToPath(new URL("..", import.meta.url));

const images = [
  {
    file: "calgary-wedding-og.jpg",
    hero: "hero-rockies",
    ground: "35 45 66",
    warm: "#ffe3c2",
    line: "Calgary · Banff · Bow Valley",
    shift: "-250px",
  },
  {
    file: "indian-wedding-og.jpg",
    hero: "hero-mandap",
    ground: "63 10 26",
    warm: "#f4dc86",
    line: "Shaadi in Calgary & Banff",
    shift: "-170px",
  },
];

const font = (/** @type {string} */ family, /** @type {string} */ file) =>
  `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(join(root, "node_modules/@fontsource-variable", file)).toString("base64")})}`;

const fonts =
  font("Playfair Display", "playfair-display/files/playfair-display-latin-wght-normal.woff2") +
  font("Montserrat", "montserrat/files/montserrat-latin-wght-normal.woff2");

const executablePath = await findOrInstallChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { file, hero, ground, warm, line, shift } of images) {
  const art = readFileSync(join(root, `public/art/heroes/${hero}.svg`), "utf8");
  await page.setContent(`<!doctype html><style>${fonts}
    body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;background:rgb(${ground})}
    svg{position:absolute;top:-45px;left:${shift};width:1500px;height:720px}
    .scrim{position:absolute;inset:0;background:linear-gradient(90deg,rgb(${ground}/.92),rgb(${ground}/.7) 38%,rgb(${ground}/0) 66%)}
    .words{position:absolute;left:72px;top:0;bottom:0;display:flex;flex-direction:column;justify-content:center;color:#fff8ea}
    p{margin:0 0 26px;font:600 19px/1 Montserrat;letter-spacing:.2em;text-transform:uppercase;color:${warm}}
    h1{margin:0;font:600 84px/1.04 "Playfair Display";letter-spacing:-.01em}</style>
    ${art}<div class="scrim"></div><div class="words"><p>${line.replace("&", "&amp;")}</p><h1>Wild Rose<br>Weddings</h1></div>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, "public", file), type: "jpeg", quality: 84 });
  console.log(file);
}
await browser.close();
