import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { monitorHealth } from "#test-support/health-monitor.ts";

import { startLargeSite } from "./growth/large-site.ts";
import { formatMilliseconds, formatWhole, markdownTable } from "./markdown.ts";
import { openCouple, useAddresses, type CoupleDevices } from "./plan-sync/couple.ts";
import { savePlans } from "./plan-sync/save-plans.ts";
import { compareToTarget, type Section } from "./section.ts";
import { percentile } from "./statistics.ts";

const plans = 200;
/** Three guests each. */
const households = 30;
/** Each device makes an edit as often as this, in milliseconds. */
const pause = 2_000;
const measuredMillis = 60_000;
/** How many devices open their plan at once, as on an evening and not as in an attack. */
const atOnce = 8;

/** Two devices for each of many plans, all edited at once: how long until the other device has an edit. */
export async function benchPlanSync(): Promise<Section> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), "wild-rose-plan-sync-"));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const keys = await savePlans(dataDir, plans, households);
  const site = await startLargeSite({ databaseUrl: null, dataDir }, 160, { TRUST_PROXY: "on" });
  opened.defer(() => site.stop());
  opened.defer(useAddresses());

  const couples: CoupleDevices[] = [];
  opened.defer(() => couples.forEach((couple) => couple.close()));
  for (let at = 0; at < keys.length; at += atOnce)
    couples.push(
      ...(await Promise.all(keys.slice(at, at + atOnce).map((key) => openCouple(site.origin, key)))),
    );

  const watch = monitorHealth({ pid: site.pid, origin: site.origin });
  const until = performance.now() + measuredMillis;
  await Promise.all(couples.map((couple, nth) => couple.editUntil(until, pause, (nth / plans) * pause)));
  const health = await watch.end();
  // What is still on its way is late, and what does not come by then is lost.
  for (let waited = 0; waited < 20 && couples.some((couple) => couple.missing() > 0); waited += 1)
    await wait(500);

  const delays = couples.flatMap((couple) => couple.delays);
  const missing = couples.reduce((sum, couple) => sum + couple.missing(), 0);
  return {
    text: `## Plans that are open at once

${formatWhole(plans)} plans of ${formatWhole(3 * households)} guests with two devices each, every device with an edit every ${pause / 1000} s for ${measuredMillis / 1000} s, on the embedded database: from the edit until the other device has it, by way of the disk. All devices are one process beside the site.

${markdownTable(
  ["Edits", "p50", "p95", "p99", "Never came", "/healthz p99", "Resident before, at most"],
  [
    [
      formatWhole(delays.length),
      ...[0.5, 0.95, 0.99].map((share) => formatMilliseconds(percentile(delays, share))),
      formatWhole(missing),
      formatMilliseconds(health.p99),
      `${formatWhole(health.before)}, ${formatWhole(health.most)} MB`,
    ],
  ],
)}`,
    goals: [
      compareToTarget({
        what: "Plans open at once: an edit is on the other device, p95",
        limit: { atMost: 150 },
        measured: percentile(delays, 0.95),
        write: formatMilliseconds,
      }),
      compareToTarget({
        what: "Plans open at once: edits that never came",
        limit: { atMost: 0 },
        measured: missing,
        write: formatWhole,
      }),
    ],
    noise: [],
  };
}
