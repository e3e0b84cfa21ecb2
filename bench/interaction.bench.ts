import type { Browser } from "@playwright/test";

import { interactions } from "./interaction/interactions.ts";
import { handTiming, measurePresses, cpuSlowdown, type PressTimes } from "./interaction/press.ts";
import { changeTheme, type SwitchTiming, type ThemeChangeTimes } from "./interaction/theme-change.ts";
import { formatMilliseconds, formatMs, markdownTable, formatWhole } from "./markdown.ts";
import { networkConditions } from "./paint/page-visit.ts";
import { compareToTarget, type Section } from "./section.ts";
import { estimateMedian, spreadOf } from "./statistics.ts";

/** Most milliseconds of the p95 of a press, and of the middle of the whole changes of theme. */
const targets = { press: 50, theme: 500 };

type Pressed = PressTimes & { what: string };

/**
 * How soon the page shows that something was pressed, beside the least that a press costs on the same page; and how
 * long the first change of theme takes.
 * @param times how often each is pressed
 * @param changes how often the theme is changed for the first time
 */
export async function benchInteraction(
  browser: Browser,
  origin: string,
  times: number,
  changes: number,
): Promise<Section> {
  const pressed: Pressed[] = [];
  for (const interaction of interactions)
    pressed.push({
      what: interaction.what,
      ...(await measurePresses(browser, origin, interaction, times)),
    });
  const themes: Changes = { "at rest": [], "at once": [] };
  for (let nth = 0; nth < changes; nth += 1)
    for (const haste of ["at rest", "at once"] as const)
      themes[haste].push(await changeTheme(browser, origin, haste));
  return describe(pressed, themes);
}

type Changes = Record<SwitchTiming, ThemeChangeTimes[]>;

function describe(pressed: readonly Pressed[], themes: Changes): Section {
  const shown = (haste: SwitchTiming) => themes[haste].map((change) => change.shown);
  return {
    text: `## Answering to a press

Milliseconds from the click to the end of the frame that shows what it did, processor slowed ${cpuSlowdown} times. The pointer rests on a button for ${handTiming.rests} ms and holds it for ${handTiming.holds}, as a hand does. Beside each a button on the same page whose handler writes one text node, by turns.

${markdownTable(
  ["What", "Times", "p50", "p95", "Empty p50", "Empty p95", "Ratio p50", "Ratio p95"],
  pressed.map(({ what, measured, empty }) => {
    const [of, least] = [spreadOf(measured), spreadOf(empty)];
    return [
      what,
      formatWhole(measured.length),
      ...[of.p50, of.p95, least.p50, least.p95].map(formatMs),
      ...[of.p50 / least.p50, of.p95 / least.p95].map(formatMs),
    ];
  }),
)}

The first change of theme of a visit, on the home page, the network as for the first paint (${networkConditions.bitsPerSecond / 1e6} Mbit/s, ${networkConditions.latency} ms): to the frame with the other theme and its heading, and to the end of the cross-fade. At rest: the pointer has moved on the page, and what it fetches ahead then has come. At once: the pointer comes over the switch and presses it, so that everything is still to come.

${markdownTable(
  ["Change of theme", "Times", "p50", "p95"],
  (["at rest", "at once"] as const)
    .flatMap((haste) => [
      { what: `shown, ${haste}`, values: shown(haste) },
      { what: `ended, ${haste}`, values: themes[haste].map(({ ended }) => ended) },
    ])
    .map(({ what, values }) => {
      const { p50, p95 } = spreadOf(values);
      return [what, formatWhole(values.length), formatMs(p50), formatMs(p95)];
    }),
)}`,
    goals: [
      ...pressed.map(({ what, measured }) =>
        compareToTarget({
          what: `${what}: p95 to its frame`,
          limit: { atMost: targets.press },
          measured: spreadOf(measured).p95,
          write: formatMilliseconds,
        }),
      ),
      compareToTarget({
        what: "The whole change of theme",
        limit: { atMost: targets.theme },
        measured: estimateMedian(shown("at rest")),
        write: formatMilliseconds,
      }),
    ],
    noise: [],
  };
}
