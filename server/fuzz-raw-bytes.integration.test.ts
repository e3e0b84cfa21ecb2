import fc from "fast-check";
import { expect, test } from "vitest";

import { makeSiteFolder } from "#test-support/site-folder.ts";
import { exchangeBytes } from "#test-support/fuzz/raw-client.ts";
import { summarizeFindings, type Finding } from "#test-support/fuzz/findings.ts";
import { wireBytes } from "#test-support/fuzz/wire-bytes.ts";
import { highLimitSiteScript, startListeningSite } from "#test-support/site-process.ts";
import { removeFolder } from "#test-support/temporary-folder.ts";

const isSoak = Boolean(process.env.SOAK);
const connections = Math.ceil(Number(process.env.FUZZ_RUNS ?? (isSoak ? 100_000 : 600)) / 3);
const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
/** Number of connections that talk to the site at once. */
const atOnce = 40;

test(
  `whatever bytes come over ${connections} connections (FUZZ_SEED=${seed}), each is answered or let go, and the site goes on`,
  { timeout: 120_000 + connections * 100 },
  async () => {
    await using left = new AsyncDisposableStack();
    const dataDir = left.adopt(await makeSiteFolder(), removeFolder);
    const { origin, child, output, ended } = left.use(
      await startListeningSite({ DATA_DIR: dataDir }, highLimitSiteScript),
    );
    const findings: Finding[] = [];
    const heard: number[][] = [];
    const all = fc.sample(wireBytes, { seed, numRuns: connections });
    const talk = async () => {
      for (let pieces = all.pop(); pieces !== undefined; pieces = all.pop()) {
        const { statuses, isClosed } = await exchangeBytes(Number(new URL(origin).port), pieces);
        heard.push(statuses);
        const where = JSON.stringify(Buffer.concat(pieces).toString("latin1").slice(0, 600));
        const faults = statuses.filter((status) => status >= 500 && status !== 503);
        findings.push(...faults.map((status) => ({ what: `answered ${status}`, where })));
        if (!isClosed) findings.push({ what: "not let go", where });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, talk));
    expect(summarizeFindings(findings)).toEqual([]);
    // Some get as far as a page, a refusal, and a WebSocket.
    expect(heard.flat()).toEqual(expect.arrayContaining([200, 400, 403, 101]));
    // And some to a second page over the same connection.
    expect(heard.map((statuses) => statuses.filter((status) => status === 200).length)).toContain(2);

    expect(child.exitCode).toBeNull();
    const home = await fetch(`${origin}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain("Say yes where the prairie");
    child.kill("SIGTERM");
    expect((await ended).exitCode).toBe(0);
    const lines = Object.values(output()).join("\n").split("\n");
    expect(lines.filter((line) => /^ +at |"kind":"error"/.test(line))).toEqual([]);
  },
);
