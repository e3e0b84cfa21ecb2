import type { Browser, Page } from "@playwright/test";
import { globSync } from "node:fs";

import { inProject } from "../tooling/project.mjs";
import { desktop } from "./browser.ts";
import { formatRatio, formatMs, markdownTable } from "./markdown.ts";
import { compareToTarget, type Section } from "./section.ts";
import { percentile } from "./statistics.ts";

type Drawing = { name: string; kind: "card" | "hero" };

/** Milliseconds that drawing a picture may take, unthrottled, where nothing else runs. */
const targets = { card: 8, hero: 60 };
/**
 * Drawn in each round with the others, which are compared with it: a slow machine is slow for both. It is the plain
 * hero as it was drawn when the targets were set, kept beside this file: measured by today's, every
 * picture would look dearer for a plain hero that got cheaper.
 */
const yardstick: Drawing = { name: "yardstick", kind: "hero" };
/** Milliseconds that it took where the targets were set. */
const yardstickThere = 42;
const rounds = 5;
/** Of the cards, which are many, as many as show where the limit is near. */
const maxCards = 15;
/** CSS pixels on a desktop; the height of a card follows from its picture. */
const sizes = { card: [400, null], hero: [1440, 860] } as const;

type Cost = Drawing & { cost: number; ratio: number };

/**
 * How much processor the browser needs to draw each poster and hero at the size it has on a page:
 * the raster tasks of its compositor, in time of their threads, so that other programs count little.
 */
export async function benchRasterCost(browser: Browser, origin: string): Promise<Section> {
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
    await page.route(`**/art/${yardstick.name}.svg`, (route) =>
      route.fulfill({ path: inProject("bench/reference-drawing.svg"), contentType: "image/svg+xml" }),
    );
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++)
      for (const drawing of [yardstick, ...drawings])
        times.set(drawing.name, [
          ...(times.get(drawing.name) ?? []),
          await timeToDraw(browser, page, drawing),
        ]);
    const cost = (name: string) => percentile(times.get(name) ?? [], 0.5);
    const plain = cost(yardstick.name);
    return describe(
      drawings
        .map((drawing) => ({ ...drawing, cost: cost(drawing.name), ratio: cost(drawing.name) / plain }))
        .toSorted((a, b) => b.ratio - a.ratio),
      plain,
    );
  } finally {
    await context.close();
  }
}

async function timeToDraw(browser: Browser, page: Page, { name, kind }: Drawing): Promise<number> {
  const [width, height] = sizes[kind];
  await page.evaluate(
    async (plan) => {
      const image = new Image(plan.width, plan.height ?? undefined);
      image.src = plan.address;
      await image.decode();
      image.hidden = true;
      document.body.replaceChildren(image);
    },
    { address: `/art/${name}.svg`, width, height },
  );
  await browser.startTracing(page, { categories: ["cc", "disabled-by-default-devtools.timeline"] });
  await page.evaluate(async () => {
    const picture = document.querySelector("img");
    if (picture) picture.hidden = false;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // The raster tasks of the frame run beside the page.
    await new Promise((resolve) => setTimeout(resolve, 150));
  });
  return rasterTime((await browser.stopTracing()).toString());
}

/** Milliseconds of the raster tasks in a trace; `tdur` and `dur` are microseconds. */
function rasterTime(trace: string): number {
  const { traceEvents }: { traceEvents: { name: string; ph: string; dur?: number; tdur?: number }[] } =
    JSON.parse(trace);
  return traceEvents
    .filter(({ name, ph }) => name === "RasterTask" && ph === "X")
    .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0);
}

function describe(costs: readonly Cost[], plain: number): Section {
  const cards = costs.filter(({ kind }) => kind === "card");
  const heroes = costs.filter(({ kind }) => kind === "hero");
  const above = cards.filter((cost) => !isMet(cost)).length;
  const middle = percentile(
    cards.map(({ ratio }) => ratio),
    0.5,
  );
  const text = `## Drawing the pictures

Milliseconds of processor in the browser's raster tasks for one drawing, median of ${rounds}: a hero at ${sizes.hero.join(" by ")} pixels, a card poster ${sizes.card[0]} wide. The targets of ${targets.card} ms for a card and ${targets.hero} ms for a hero were set where the plain hero of the time (bench/reference-drawing.svg) took ${yardstickThere} ms; here it took ${formatMs(plain)}, and targets are ratios to it (docs/decisions/0016). Of ${cards.length} card posters (median ratio ${middle.toFixed(2)}, ${above === 0 ? "none" : above} above the target) the costliest ${maxCards} are listed.

${markdownTable(["Picture", "ms", "Ratio", "Target", "Result"], [...heroes, ...cards.slice(0, maxCards)].map(row))}`;
  return {
    text,
    goals: [
      { kind: "card poster", of: cards },
      { kind: "hero", of: heroes },
    ].flatMap(({ kind, of: [costliest] }) =>
      costliest === undefined
        ? []
        : [
            compareToTarget({
              what: `Drawing the costliest ${kind}, by the yardstick`,
              limit: { atMost: targetOf(costliest) },
              measured: costliest.ratio,
              write: formatRatio,
            }),
          ],
    ),
    noise: [],
  };
}

const targetOf = ({ kind }: Drawing) => targets[kind] / yardstickThere;
const isMet = (cost: Cost) => cost.ratio <= targetOf(cost);
const row = (cost: Cost) => [
  cost.name,
  formatMs(cost.cost),
  cost.ratio.toFixed(2),
  targetOf(cost).toFixed(2),
  isMet(cost) ? "met" : "MISSED",
];
