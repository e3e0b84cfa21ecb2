import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type FloodReport = {
  /** Pages that were shown. */
  served: number;
  /** Visitors who were told to come again. */
  refused: number;
  /** The longest that anybody waited for a whole answer, in milliseconds. */
  slowestMillis: number;
  /** Answers that should not be, in words, and how often they came. */
  faults: Record<string, number>;
};

/** Visitors come in groups, as from a newsletter: so often in a second. */
const groupsPerSecond = 10;
/** So many ask each second before it is known what the site can do. */
const least = 150;
/** More than that no round asks, whatever the site can do: who asks has to keep up, too. */
const most = 3_000;

/**
 * Asks a site for three times as many pages as it could show in the second before, for some time.
 * @param page path of a page that nobody has asked for before
 */
export async function floodWithVisitors(
  origin: string,
  page: () => string,
  seconds: number,
): Promise<FloodReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  const report: FloodReport = { served: 0, refused: 0, slowestMillis: 0, faults: {} };
  const underWay = new Set<Promise<void>>();
  const visit = async () => {
    const begun = performance.now();
    const outcome = await ask(`${origin}${page()}`, agent);
    report.slowestMillis = Math.max(report.slowestMillis, performance.now() - begun);
    if (outcome === "served" || outcome === "refused") report[outcome] += 1;
    else report.faults[outcome] = (report.faults[outcome] ?? 0) + 1;
  };
  let before = 0;
  for (let second = 0; second < seconds; second += 1) {
    const shown = report.served - before;
    before = report.served;
    const group = Math.ceil(Math.min(most, Math.max(least, 3 * shown)) / groupsPerSecond);
    for (let number = 0; number < groupsPerSecond; number += 1) {
      for (let visitor = 0; visitor < group; visitor += 1) {
        const visiting = visit().finally(() => underWay.delete(visiting));
        underWay.add(visiting);
      }
      await wait(1000 / groupsPerSecond);
    }
  }
  await Promise.all(underWay);
  agent.destroy();
  return report;
}

/** What a visitor is answered: 'served', 'refused', or what should not be. */
function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(url, { agent, headers: { Accept: "text/html" } }, (answer) => {
      let length = 0;
      answer.on("data", (chunk: Buffer) => (length += chunk.length));
      answer.on("error", (error) => resolve(`broken off: ${error.message}`));
      answer.on("end", () => {
        const { statusCode = 0, headers } = answer;
        if (length === 0) resolve(`${statusCode} without a word`);
        else if (statusCode === 200) resolve("served");
        else if (statusCode === 503 && /^\d+$/.test(headers["retry-after"] ?? "") && isPage(headers))
          resolve("refused");
        else resolve(`${statusCode}`);
      });
    });
    asking.on("error", (error) => resolve(`no answer: ${error.message}`));
    asking.end();
  });
}

const isPage = (headers: IncomingHttpHeaders) => headers["content-type"]?.startsWith("text/html") ?? false;
