import type { Browser } from "@playwright/test";

import { benchCostSlider } from "./cost-slider.bench.ts";
import { benchDirectoryBytes } from "./directory-bytes.bench.ts";
import { benchDirectoryTyping } from "./directory-typing.bench.ts";
import { benchInteraction } from "./interaction.bench.ts";
import { benchGrowth } from "./growth.bench.ts";
import { benchHouseholdCards } from "./household-cards.bench.ts";
import { benchInvitations } from "./invitations.bench.ts";
import { benchMatrix } from "./matrix.bench.ts";
import { benchPageWeights } from "./page-weights.bench.ts";
import { benchPaint } from "./paint.bench.ts";
import { benchPlanOpening } from "./plan-opening.bench.ts";
import { benchPlanPresses } from "./plan-presses.bench.ts";
import { benchPlanSync } from "./plan-sync.bench.ts";
import { benchRasterCost } from "./raster-cost.bench.ts";
import type { Section } from "./section.ts";
import { benchServing } from "./serving.bench.ts";
import { benchWeddingPage } from "./wedding-page.bench.ts";
import { benchWeekendFit } from "./weekend-fit.bench.ts";

/** What a bench may use. */
export type BenchContext = {
  browser: Browser;
  /** Of a site as it was built, with the catalogue alone. */
  origin: string;
  /** How often keys and presses are measured. */
  keystrokes: number;
  /** How often each server has its turn. */
  rounds: number;
  /** How often a page is visited with and without its scripts. */
  pairs: number;
};

/** By the name that `--only` takes, in the order of the report. */
export const benches: Readonly<Record<string, (given: BenchContext) => Promise<Section>>> = {
  serving: ({ rounds }) => benchServing(rounds),
  paint: ({ browser, origin, pairs }) => benchPaint(browser, origin, pairs),
  typing: ({ browser, origin, keystrokes }) => benchDirectoryTyping(browser, origin, keystrokes),
  interaction: ({ browser, origin, keystrokes, pairs }) =>
    benchInteraction(browser, origin, keystrokes / 2, pairs),
  growth: ({ keystrokes }) => benchGrowth(2 * keystrokes),
  invitations: () => benchInvitations(),
  "wedding-page": ({ browser, pairs }) => benchWeddingPage(browser, pairs),
  "household-cards": () => benchHouseholdCards(),
  "cost-slider": ({ browser, origin, keystrokes }) => benchCostSlider(browser, origin, keystrokes / 2),
  "weekend-fit": ({ browser, origin }) => benchWeekendFit(browser, origin),
  matrix: ({ browser, origin, keystrokes }) => benchMatrix(browser, origin, keystrokes),
  "plan-sync": () => benchPlanSync(),
  "plan-opening": ({ browser, origin, pairs }) => benchPlanOpening(browser, origin, pairs),
  "plan-presses": ({ browser, origin, keystrokes }) => benchPlanPresses(browser, origin, keystrokes / 3),
  bytes: ({ browser, origin }) => benchDirectoryBytes(browser, origin),
  weights: ({ browser, origin }) => benchPageWeights(browser, origin),
  raster: ({ browser, origin }) => benchRasterCost(browser, origin),
};
