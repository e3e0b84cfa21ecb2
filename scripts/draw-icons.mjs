import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/**
 * Draws the icons that telephones want as PNG from public/favicon.svg: `node scripts/draw-icons.mjs`.
 * The results are committed.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "public/icons");
mkdirSync(folder, { recursive: true });

const source = readFileSync(join(root, "public/favicon.svg"), "utf8");
const inks = new Map([...source.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
const rose = source
  .replace(/<style>[\s\S]*?<\/style>/, "")
  .replace(/var\(--([\w-]+)\)/g, (_, name) => inks.get(name) ?? "none");

// A maskable icon is cut to any shape within its inner 80 %.
const icons = [
  { file: "icon-192.png", size: 192, share: 0.94, ground: null },
  { file: "icon-512.png", size: 512, share: 0.94, ground: null },
  { file: "icon-maskable-512.png", size: 512, share: 0.66, ground: "#2b3d53" },
  { file: "apple-touch-icon.png", size: 180, share: 0.74, ground: "#2b3d53" },
];

for (const { file, size, share, ground } of icons) {
  const side = Math.round(size * share);
  const flower = await sharp(Buffer.from(rose), { density: (72 * side) / 92 })
    .resize(side, side)
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: ground ?? "#00000000" } })
    .composite([{ input: flower }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, file));
  console.log(file);
}
