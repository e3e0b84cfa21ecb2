import { setTimeout as wait } from "node:timers/promises";

import { makeCouples, sendForm, findWrongResponses, type Couple } from "./couples.ts";
import { openTestProxy, type TestProxy } from "./test-proxy.ts";
import { highLimitSiteScript, startListeningSite, type SiteProcess } from "./site-process.ts";

type Node = SiteProcess & { origin: string };

/** Two processes of the site on one PostgreSQL, behind a proxy. */
export type TwoNodes = AsyncDisposable & {
  proxy: TestProxy;
  nodes: [Node, Node];
};

/**
 * Starts both together, as after a power cut.
 * @param settings of both; each also says in its mails' From which of the two has sent them
 */
export async function startTwoNodes(settings: Record<string, string>): Promise<TwoNodes> {
  const nodes = await Promise.all([startNode(settings, 0), startNode(settings, 1)]);
  const proxy = await openTestProxy(() => nodes.map(({ origin }) => origin));
  return {
    nodes,
    proxy,
    [Symbol.asyncDispose]: async () => {
      await proxy[Symbol.asyncDispose]();
      await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()));
    },
  };
}

const startNode = (settings: Record<string, string>, number: number): Promise<Node> =>
  startListeningSite({ ...settings, MAIL_FROM: senderOf(number) }, highLimitSiteScript);

/** Sender email of a node's mails. */
export const senderOf = (node: number) => `node-${node}@weddings.ca`;

const couplesPerRound = 12;
/** Time within which they send their forms: short, so that some are in progress at the kill. */
const arrivalMillis = 60;

export type NodeRounds = {
  couples: Couple[];
  /** Forms in progress at a kill. */
  underWay: number;
  /** Pages that were read through the proxy while nodes died. */
  pagesRead: number;
  faults: string[];
};

/**
 * Kills one of the two nodes while couples send enquiries through the proxy, and starts it again. A couple
 * without a response sends the form again, through the same proxy, at once; one with a response reloads.
 * Meanwhile a visitor reads the directory and must not notice anything.
 */
export async function runNodeRounds(
  { nodes, proxy }: TwoNodes,
  settings: Record<string, string>,
  rounds: number,
  random: () => number,
): Promise<NodeRounds> {
  const report: NodeRounds = { couples: [], underWay: 0, pagesRead: 0, faults: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const couples = makeCouples(`Kill ${round}`, couplesPerRound, random);
    report.couples.push(...couples);
    const reading = readOn(proxy.origin);
    const victim = random() < 0.5 ? 0 : 1;
    const killAfter = 1 + Math.floor(random() * (couplesPerRound / 2));
    let killed: Promise<void> | undefined;
    const kill = async () => {
      report.underWay += couples.filter(({ underWay }) => underWay).length;
      nodes[victim].child.kill("SIGKILL");
      await nodes[victim].ended;
    };
    await Promise.all(
      couples.map(async (couple) => {
        await wait(random() * arrivalMillis);
        await untilAnswered(proxy.origin, couple);
        const answered = couples.filter(({ references }) => references.length > 0).length;
        if (answered >= killAfter) killed ??= kill();
      }),
    );
    await (killed ?? kill());
    const { pages, failures } = await reading.stop();
    report.pagesRead += pages;
    report.faults.push(...failures);
    nodes[victim] = await startNode(settings, victim);
    await Promise.all(couples.map((couple) => sendForm(proxy.origin, couple)));
  }
  report.faults.push(...report.couples.flatMap(findWrongResponses));
  return report;
}

/** Sends a form until there is a response, as a couple presses the button again. */
async function untilAnswered(origin: string, couple: Couple): Promise<void> {
  for (let tries = 0; couple.references.length === 0 && tries < 20; tries += 1) {
    await sendForm(origin, couple).catch(() => wait(100));
  }
}

/** Reads the directory again and again. */
function readOn(origin: string): { stop: () => Promise<{ pages: number; failures: string[] }> } {
  const stopping = new AbortController();
  const read = async () => {
    const failures: string[] = [];
    let pages = 0;
    for (; !stopping.signal.aborted; pages += 1) {
      const { status } = await fetch(`${origin}/vendors?category=djs`);
      if (status !== 200) failures.push(`A page was answered ${status} while a node died`);
      await wait(50);
    }
    return { pages, failures };
  };
  const reading = read();
  return {
    stop: () => {
      stopping.abort();
      return reading;
    },
  };
}
