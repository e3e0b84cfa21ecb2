import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { linkKinds } from "#database/enums.ts";
import { privateKey } from "#app/messaging/private-links/private-key.ts";
import { privatePath } from "#app/messaging/private-links/private-path.ts";

import { emptyCounts } from "./counts.mjs";
import { countKeysInLogs, linesWithKeys } from "./keys-in-logs.mjs";

const keyOf = (kind: (typeof linkKinds)[number], number: number) =>
  privateKey("a secret of thirty-two characters", kind, String(number), 1);

const innocent = [
  '{"time":"2026-11-25T20:29:31.123Z","id":"TS5N-BGWC","method":"GET","route":"/enquiries/:key","status":200}',
  "GET /enquiries/*** failed",
  "    at processTicksAndRejections2 (node:internal/process/task_queues:103:5)",
  "  plan 6f9619ff-8b86-4d01-b42d-00cf4fc964ff is in quarantine",
  "/rsvp/:code",
].join("\n");

test("a log without keys has no line to show", () => {
  expect(linesWithKeys(innocent)).toEqual([]);
});

test("the path of every kind of private page is found, and its key is not shown again", () => {
  for (const kind of linkKinds)
    for (let number = 0; number < 40; number += 1) {
      const key = keyOf(kind, number);
      const found = linesWithKeys(`${innocent}\nGET ${privatePath(kind, key)} failed`);
      expect(found).toEqual([`line 6: GET ${privatePath(kind, key).replace(key, "***")} failed`]);
    }
  expect(linesWithKeys("GET /rsvp/HG4T-2KQW failed")).toEqual(["line 1: GET /rsvp/*** failed"]);
});

test("a key alone is found wherever it stands", () => {
  const [key = ""] = [1, 2, 3, 4].map((number) => keyOf("desk", number)).filter((each) => /\d/.test(each));
  expect(linesWithKeys(`{"url":"?next=${key}&x=1"}`)).toEqual(['line 1: {"url":"?next=***&x=1"}']);
});

test("a run fails by a key in a log, and where its sites wrote no log", () => {
  const folder = mkdtempSync(join(tmpdir(), "logs-"));
  const file = join(folder, "sites.log");
  const passed = { ...emptyCounts(), passed: 3 };
  expect(countKeysInLogs(passed, file).failures[0]).toContain("no request is in them");
  writeFileSync(file, innocent);
  expect(countKeysInLogs(passed, file)).toEqual(passed);
  writeFileSync(file, `${innocent}\nGET /desk/${keyOf("desk", 1)}`);
  const failed = countKeysInLogs(passed, file);
  expect(failed.failed).toBe(1);
  expect(failed.failures[0]).toContain("line 6: GET /desk/***");
  // Where no test ran, no site did.
  rmSync(file);
  expect(countKeysInLogs(emptyCounts(), file)).toEqual(emptyCounts());
  rmSync(folder, { recursive: true });
});
