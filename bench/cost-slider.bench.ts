import type { Browser } from "@playwright/test";
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
/** Between two presses, in milliseconds. */
const pause = 150;
const name = "slider";

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
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    for (let nth = 0; nth < times + warmUp; nth += 1) {
      await page.evaluate((key) => {
        if (window.planPressProbe) window.planPressProbe.next = key;
      }, name);
      await page.keyboard.press(nth % 2 === 0 ? "ArrowRight" : "ArrowLeft");
      await page.waitForFunction(
        ({ key, done }) => (window.planPressProbe?.presses[key]?.length ?? 0) > done,
        { key: name, done: nth },
        { polling: 50 },
      );
      await wait(pause);
    }
    const presses = (await page.evaluate(() => window.planPressProbe?.presses))?.[name] ?? [];
    const { p50, p95 } = spreadOf(presses.slice(warmUp));
    return {
      text: `## What if: the slider of guests

The sums of ${formatWhole(sums)} venues on a telephone, the processor slowed ${cpuSlowdown} times; milliseconds from a key on the slider to the end of the frame with the new sums.

${markdownTable(["Times", "p50", "p95"], [[formatWhole(times), formatMs(p50), formatMs(p95)]])}`,
      goals: [
        compareToTarget({
          what: "A press of a what-if: p95 to its frame",
          limit: { atMost: target },
          measured: p95,
          write: formatMilliseconds,
        }),
      ],
      noise: [],
    };
  } finally {
    await page.close();
  }
}
