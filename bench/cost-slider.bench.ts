import type { Browser, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";

import { phone } from "./browser.ts";
import { cpuSlowdown } from "./interaction/press.ts";
import { formatMilliseconds, formatMs, formatWhole, markdownTable } from "./markdown.ts";
import { installPlanPressProbe } from "./plan-presses-probe.ts";
import { compareToTarget, type Section } from "./section.ts";
import { spreadOf } from "./statistics.ts";

/** Largest p95 of a press, in milliseconds. */
const target = 50;
/** Done before anything counts, so that what is measured does not pay for compiling. */
const warmUp = 6;
/** Between two presses, in milliseconds: what follows one is over before the next, the change of address, too. */
const rest = 1000;
/** The same for a key that is pressed again and again. */
const haste = 50;

const venues = ["celebration-hall", "cottonbank-golf-club", "fairmont-palliser", "heritage-park"];
const path = `/compare/costs?venues=${venues.join(",")}&event=reception&guests=120`;

/**
 * A key on the slider of guests, with the sums of several venues beside it: each is worked out again.
 * @param times how often it is pressed
 */
export async function benchCostSlider(browser: Browser, origin: string, times: number): Promise<Section> {
  const page = await browser.newPage(phone);
  try {
    await page.goto(`${origin}${path}`);
    const slider = page.getByRole("slider", { name: "Guests at the reception, slider" });
    await slider.scrollIntoViewIfNeeded();
    const sums = await page.locator(".venue-sum__total strong").count();
    // The first press brings the code.
    await slider.press("ArrowRight");
    await page.getByText("125 guests").first().waitFor();
    await page.evaluate(installPlanPressProbe, "input");
    const asItIs = await pressAgainAndAgain(page, "as it is", times, rest);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const apart = await pressAgainAndAgain(page, "apart", times, rest);
    const atOnce = await pressAgainAndAgain(page, "at once", times, haste);
    return {
      text: `## What if: the slider of guests

The sums of ${formatWhole(sums)} venues in a telephone's window; milliseconds from a key on the slider to the end of the frame with the new sums. Apart: what a press sets off is over before the next one. At once: the next one comes ${haste} ms after that frame, while the picture and the address still follow.

${markdownTable(
  ["Presses", "Times", "p50", "p95"],
  [
    { what: "apart, the processor as it is", ...asItIs },
    { what: `apart, the processor slowed ${cpuSlowdown} times`, ...apart },
    { what: `at once, slowed ${cpuSlowdown} times`, ...atOnce },
  ].map(({ what, p50, p95 }) => [what, formatWhole(times), formatMs(p50), formatMs(p95)]),
)}`,
      goals: [
        compareToTarget({
          what: "A press of a what-if, the processor as it is: p95 to its frame",
          limit: { atMost: target },
          measured: asItIs.p95,
          write: formatMilliseconds,
        }),
        compareToTarget({
          what: `The same, slowed ${cpuSlowdown} times`,
          limit: { atMost: target },
          measured: apart.p95,
          write: formatMilliseconds,
        }),
        compareToTarget({
          what: `The same again and again, slowed ${cpuSlowdown} times`,
          limit: { atMost: target },
          measured: atOnce.p95,
          write: formatMilliseconds,
        }),
      ],
      noise: [],
    };
  } finally {
    await page.close();
  }
}

async function pressAgainAndAgain(page: Page, name: string, times: number, pause: number) {
  for (let nth = 0; nth < times + warmUp; nth += 1) {
    await page.evaluate((key) => {
      if (window.planPressProbe) window.planPressProbe.next = key;
    }, name);
    await page.keyboard.press(nth % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await page.waitForFunction(
      ({ key, done }) => (window.planPressProbe?.presses[key]?.length ?? 0) > done,
      { key: name, done: nth },
      // Looking at each frame would cost in the frame that is measured.
      { polling: 50 },
    );
    await wait(pause);
  }
  const presses = (await page.evaluate(() => window.planPressProbe?.presses))?.[name] ?? [];
  return spreadOf(presses.slice(warmUp));
}
