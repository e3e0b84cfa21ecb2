import type { Browser } from "@playwright/test";
import { globSync } from "node:fs";

import { inProject } from "../scripts/prepare/project.mjs";
import { desktop } from "./browser.ts";
import { ms, table } from "./markdown.ts";
import { percentile, spreadOf } from "./statistics.ts";

/** Milliseconds that drawing a picture may take, unthrottled. */
const targets = { card: 8, hero: 60 };
/** All others are compared with it: half of what is drawn is this picture, so noise hits both alike. */
const plainHero = "heroes/hero-rockies";
const rounds = 15;
/** Of the cards, which are many, as many as show where the limit is near. */
const mostCards = 12;

type Drawing = { name: string; kind: keyof typeof targets };

/**
 * How long the browser needs to draw each poster and hero at the size that it has on the page.
 * @returns Markdown
 */
export async function benchRasterCost(browser: Browser, origin: string): Promise<string> {
  const drawings: Drawing[] = globSync("{areas,ceremonies,decor,heroes,seasons,spots,venues}/*.svg", {
    cwd: inProject("public/art"),
  }).map((file) => ({
    name: file.replaceAll("\\", "/").replace(/\.svg$/, ""),
    kind: file.startsWith("heroes") ? "hero" : "card",
  }));
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    // Its policy allows pictures of the site.
    await page.goto(`${origin}/about`);
    const plain: number[] = [];
    const costs: { drawing: Drawing; cost: number; ratio: number }[] = [];
    for (const drawing of drawings) {
      const times = await page.evaluate(drawInTurns, {
        name: drawing.name,
        plainHero,
        rounds,
        ...sizes[drawing.kind],
      });
      plain.push(...times.plain);
      const cost = percentile(times.drawing, 0.5);
      costs.push({ drawing, cost, ratio: cost / percentile(times.plain, 0.5) });
    }
    return describe(
      costs.toSorted((a, b) => b.cost - a.cost),
      spreadOf(plain).p50,
    );
  } finally {
    await context.close();
  }
}

/** CSS pixels on a desktop, device pixels too; heights follow from the picture, but for heroes. */
const sizes = { card: { width: 400, height: 500 }, hero: { width: 1440, height: 860 } };

/** Runs in the page: draws on a canvas of the processor, as Chromium rasters without a graphics card, and waits for the pixels. */
async function drawInTurns(plan: {
  name: string;
  plainHero: string;
  rounds: number;
  width: number;
  height: number;
}) {
  const load = async (name: "name" | "plainHero") => {
    const image = new Image();
    image.src = `/art/${plan[name]}.svg`;
    await image.decode();
    return image;
  };
  const context = Object.assign(document.createElement("canvas"), { width: 1440, height: 860 }).getContext(
    "2d",
    {
      willReadFrequently: true,
    },
  );
  if (context === null) throw new Error("no canvas");
  const draw = (image: HTMLImageElement, width: number, height: number) => {
    const begun = performance.now();
    context.drawImage(image, 0, 0, width, height);
    context.getImageData(0, 0, 1, 1);
    return performance.now() - begun;
  };
  const [plain, drawing] = [await load("plainHero"), await load("name")];
  const times = { plain: [] as number[], drawing: [] as number[] };
  // The first time of each also reads the file.
  draw(plain, 1440, 860);
  draw(drawing, plan.width, plan.height);
  for (let round = 0; round < plan.rounds; round++) {
    times.plain.push(draw(plain, 1440, 860));
    times.drawing.push(draw(drawing, plan.width, plan.height));
  }
  return times;
}

function describe(
  costs: readonly { drawing: Drawing; cost: number; ratio: number }[],
  plain: number,
): string {
  const row = ({ drawing, cost, ratio }: (typeof costs)[number]) => [
    drawing.name,
    ms(cost),
    ratio.toFixed(2),
    String(targets[drawing.kind]),
    cost <= targets[drawing.kind] ? "met" : "MISSED",
  ];
  const cards = costs.filter(({ drawing }) => drawing.kind === "card");
  const heroes = costs.filter(({ drawing }) => drawing.kind === "hero");
  const missed = cards.filter(({ cost }) => cost > targets.card).length;
  return `## Drawing the pictures

Milliseconds of the processor for one drawing, median of ${rounds}, in turns with the plain hero (${plainHero}, median ${ms(plain)} ms): a hero at ${sizes.hero.width} by ${sizes.hero.height} pixels, a card poster at ${sizes.card.width} by ${sizes.card.height}. Ratio: to the plain hero of the same turns. Of ${cards.length} card posters (median ${ms(
    percentile(
      cards.map(({ cost }) => cost),
      0.5,
    ),
  )} ms, ${missed === 0 ? "none" : missed} above the target) the costliest ${mostCards} are listed.

${table(["Picture", "ms", "Ratio", "Target ms", "Result"], [...heroes, ...cards.slice(0, mostCards)].map(row))}`;
}
