import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Doc } from "yjs";

import { connectPlan, type PlanConnection } from "#app/plan/session/plan-connection.ts";
import { planSocketPath } from "#app/plan/document/sync-protocol.ts";
import { monitorHealth, type HealthReport } from "#test-support/health-monitor.ts";

import { startLargeSite } from "./growth/large-site.ts";
import { sendRsvp, type HouseholdVisit } from "./invitations/households.ts";
import { saveInvitedPlan, type InvitedPlan } from "./invitations/invited-plan.ts";
import { formatMilliseconds, markdownTable, formatWhole } from "./markdown.ts";
import { compareToTarget, type Section } from "./section.ts";
import { percentile } from "./statistics.ts";

/** Three people each: five thousand guests. */
const households = 1700;
const answering = 300;
const minute = 60_000;
const kills = 10;

/** One evening: what the households met, and how long after its acknowledgement each answer was in the plan. */
type Evening = { visits: HouseholdVisit[]; arrivals: number[]; missing: number; health: HealthReport | null };

/** An invitation's evening: many households open their pages and answer while the couple looks on. */
export async function benchInvitations(): Promise<Section> {
  const steady = await spendEvening(0);
  const killed = await spendEvening(kills);
  const refusals = steady.visits.reduce((sum, visit) => sum + visit.refusals, 0);
  const rows = [
    ["a household's page, p95", formatMilliseconds(p95(steady.visits, "page")), ""],
    ["its answer, p95", formatMilliseconds(p95(steady.visits, "answer")), ""],
    ["/healthz, p99", formatMilliseconds(steady.health?.p99 ?? Infinity), ""],
    [
      "resident memory before, at most",
      `${formatWhole(steady.health?.before ?? 0)}, ${formatWhole(steady.health?.most ?? 0)} MB`,
      "",
    ],
    [
      "answer in the couple's plan after, at most",
      formatMilliseconds(Math.max(...steady.arrivals)),
      formatMilliseconds(Math.max(...killed.arrivals)),
    ],
    ["acknowledged answers that never arrived", formatWhole(steady.missing), formatWhole(killed.missing)],
  ];
  return {
    text: [
      `${formatWhole(households)} households with ${formatWhole(3 * households)} guests; ${answering} of them open their pages and answer`,
      `within a minute on the embedded database, while the couple has its plan open. The second time the site is`,
      `killed ${kills} times meanwhile and started again; an answer's time then counts from when it is back.`,
      "",
      markdownTable(["", "One minute", `${kills} kills`], rows),
    ].join("\n"),
    goals: [
      goal("a household's page, p95", 300, p95(steady.visits, "page")),
      goal("an answer, p95", 300, p95(steady.visits, "answer")),
      goal("pages refused", 0, refusals, formatWhole),
      goal("/healthz, p99", 50, steady.health?.p99 ?? Infinity),
      goal("an acknowledged answer is in the plan", 5_000, Math.max(...steady.arrivals)),
      goal(`the same through ${kills} kills, once the site is back`, 5_000, Math.max(...killed.arrivals)),
      goal(
        `acknowledged answers lost through ${kills} kills`,
        0,
        steady.missing + killed.missing,
        formatWhole,
      ),
    ],
    noise: [],
  };
}

const p95 = (visits: readonly HouseholdVisit[], what: "page" | "answer") =>
  percentile(
    visits.map((visit) => visit[what]),
    0.95,
  );

const goal = (what: string, most: number, measured: number, write = formatMilliseconds) =>
  compareToTarget({ what: `Invitations: ${what}`, limit: { atMost: most }, measured, write });

async function spendEvening(killsMeanwhile: number): Promise<Evening> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), "wild-rose-invitations-"));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const plan = await saveInvitedPlan(dataDir, households);
  const start = () => startLargeSite({ databaseUrl: null, dataDir }, 160, { TRUST_PROXY: "on" });
  let site = await start();
  opened.defer(() => site.stop());
  const couple = new Couple(plan);
  opened.defer(() => couple.close());
  couple.connect(site.origin);
  await couple.untilThere(households);

  const watch = killsMeanwhile === 0 ? monitorHealth({ pid: site.pid, origin: site.origin }) : null;
  const visits: Promise<HouseholdVisit>[] = [];
  /** When the site was there again. */
  const returns: number[] = [];
  let isKilling = false;
  for (const [number, [household, code]] of [...plan.codes].slice(0, answering).entries()) {
    visits.push(sendRsvp(() => site.origin, household, code, number));
    const everySoOften = Math.floor(answering / Math.max(1, killsMeanwhile));
    if (killsMeanwhile > 0 && number % everySoOften === everySoOften - 1 && !isKilling) {
      isKilling = true;
      await site.kill();
      site = await start();
      couple.connect(site.origin);
      returns.push(performance.now());
      isKilling = false;
    }
    await wait(minute / answering);
  }
  const done = await Promise.all(visits);
  // Longer than the target: what comes late is late, and what does not come by then is lost.
  for (let waited = 0; waited < 30 && couple.arrivals.size < answering; waited += 1) await wait(1_000);
  const arrivals = done.map(({ household, acknowledged }) => {
    const arrived = couple.arrivals.get(household) ?? Infinity;
    // Killed right after it said so: from when it was back.
    const back = returns.find((at) => at > acknowledged && at < arrived) ?? acknowledged;
    return Math.max(0, arrived - Math.max(acknowledged, back));
  });
  return {
    visits: done,
    arrivals: arrivals.filter(Number.isFinite),
    missing: arrivals.filter((millis) => !Number.isFinite(millis)).length,
    health: (await watch?.end()) ?? null,
  };
}

/** The couple with its plan open; it sees the answers come in. */
class Couple {
  /** When each household's answer was there. */
  readonly arrivals = new Map<string, number>();
  readonly #document = new Doc();
  readonly #plan: InvitedPlan;
  #connection: PlanConnection | null = null;

  constructor(plan: InvitedPlan) {
    this.#plan = plan;
    const words = this.#document.getMap("households");
    words.observe(({ keysChanged }) => {
      for (const key of keysChanged) {
        const household = key.endsWith("/message") ? key.slice(0, -"/message".length) : null;
        if (household !== null && words.get(key) !== "" && !this.arrivals.has(household))
          this.arrivals.set(household, performance.now());
      }
    });
  }

  connect(origin: string): void {
    this.#connection?.close();
    const { planId, key } = this.#plan;
    const url = `${origin.replace(/^http/, "ws")}${planSocketPath}`;
    this.#connection = connectPlan(this.#document, { url, planId, part: "plan", key });
  }

  async untilThere(rows: number): Promise<void> {
    while (this.#document.getMap("households").size < rows) await wait(50);
  }

  close(): void {
    this.#connection?.close();
  }
}
