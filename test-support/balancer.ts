import { setTimeout as wait } from "node:timers/promises";

import { openTestProxy, type TestProxy } from "./test-proxy.ts";

/** How often nodes are asked whether they are ready, in ms: a fraction of the time for which one says that it stops. */
const interval = 50;

/**
 * A proxy as deploy/Caddyfile has it: nodes take turns, and one that is not ready gets nothing new.
 * @param nodes origins of all nodes, dead ones too
 */
export async function openBalancer(nodes: () => readonly string[]): Promise<TestProxy> {
  let ready: readonly string[] = nodes();
  const closing = new AbortController();
  const watch = async () => {
    while (!closing.signal.aborted) {
      const origins = nodes();
      const states = await Promise.all(origins.map(isReady));
      ready = origins.filter((_, at) => states[at]);
      await wait(interval);
    }
  };
  const watching = watch();
  const proxy = await openTestProxy(() => (ready.length > 0 ? ready : nodes()));
  return {
    ...proxy,
    [Symbol.asyncDispose]: async () => {
      closing.abort();
      await watching;
      await proxy[Symbol.asyncDispose]();
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
