import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test, vi } from "vitest";
import { z } from "zod";

import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";

import { openLog } from "./open-log.ts";

const answered = {
  id: "7K3M-9QPX",
  method: "GET",
  route: "/vendors/:id",
  status: 200,
  seconds: 0.00321,
  bytes: 31_234,
};

/** The lines that are written into a file. */
async function linesOf(write: (log: ReturnType<typeof openLog>) => void): Promise<unknown[]> {
  const folder = temporaryFolder("log");
  const file = join(folder, "log");
  const descriptor = openSync(file, "w");
  try {
    const log = openLog(descriptor);
    write(log);
    await log.close();
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    return lines.map((line) => z.json().parse(JSON.parse(line)));
  } finally {
    closeSync(descriptor);
    removeFolder(folder);
  }
}

test("a request is one line with its number, and when the log is closed all lines are there", async () => {
  const lines = await linesOf((log) => {
    for (let count = 0; count < 1000; count += 1) log.request(answered);
  });
  expect(lines).toHaveLength(1000);
  expect(lines[999]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    kind: "request",
    id: "7K3M-9QPX",
    method: "GET",
    route: "/vendors/:id",
    status: 200,
    ms: 3.2,
    bytes: 31_234,
  });
});

test("a line is there soon, though no other comes and nobody closes the log", async () => {
  const folder = temporaryFolder("log");
  const file = join(folder, "log");
  const descriptor = openSync(file, "w");
  const log = openLog(descriptor);
  try {
    log.request(answered);
    await vi.waitFor(() => expect(readFileSync(file, "utf8")).toMatch(/^\{.*7K3M-9QPX.*\}\n$/));
  } finally {
    await log.close();
    closeSync(descriptor);
    removeFolder(folder);
  }
});

test("whatever a method or a route is called, a line stays a line", async () => {
  const lines = await linesOf((log) =>
    log.request({ ...answered, method: 'BREW"\n{}', route: '/"\\\n', bytes: null }),
  );
  expect(lines).toEqual([expect.objectContaining({ method: 'BREW"\n{}', route: '/"\\\n', bytes: null })]);
});

test("a connection to a plan has a line when it opens and one when it closes", async () => {
  const lines = await linesOf((log) => {
    log.connection({ id: "7K3M-9QPX", event: "open" });
    log.connection({ id: "7K3M-9QPX", event: "close", code: 1001, seconds: 61.5 });
  });
  expect(lines).toEqual([
    { time: expect.any(String), kind: "plan", id: "7K3M-9QPX", event: "open" },
    { time: expect.any(String), kind: "plan", id: "7K3M-9QPX", event: "close", code: 1001, ms: 61_500 },
  ]);
});

test("where nobody can take the lines, the site goes on", async () => {
  const folder = temporaryFolder("log");
  const descriptor = openSync(folder, "r");
  try {
    const log = openLog(descriptor);
    log.request(answered);
    await log.close();
  } finally {
    closeSync(descriptor);
    removeFolder(folder);
  }
});
