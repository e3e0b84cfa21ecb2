import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type FloodReport = {
  /** Pages that were served. */
  served: number;
  /** Visitors who were told to come again. */
  refused: number;
  /** The longest wait for a whole response, in milliseconds. */
  slowestMillis: number;
  /** Wrong responses, in words, with their counts. */
  faults: Record<string, number>;
};

/** Visitors come in groups, as from a newsletter: groups per second. */
const groupsPerSecond = 10;
/** Requests per second before the site's capacity is known. */
const least = 150;
/** Maximum requests per round, whatever the site can do: the client has to keep up, too. */
const most = 3_000;

/**
 * Requests three times as many pages from a site as it served in the second before, for some time.
 * @param page path of a page that was never requested before
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

/** The result of a request: 'served', 'refused', or an error. */
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
