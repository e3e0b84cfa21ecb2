import { expect, test } from "vitest";

import { DeviceLines, type Line } from "./device-lines.ts";

function lineOf(lines: DeviceLines, address: string) {
  const line: Line & { isOpen: boolean } = {
    address,
    held: 0,
    unreadSince: null,
    isOpen: true,
    end: () => (line.isOpen = false),
  };
  lines.add(line);
  const hold = (bytes: number) => {
    line.held += bytes;
    lines.hold(line, bytes);
  };
  return { line, hold };
}

test("where all hold too much, the address that holds most lets go of its largest connection", () => {
  const lines = new DeviceLines(100);
  const couple = lineOf(lines, "couple");
  couple.hold(40);
  const crowd = Array.from({ length: 7 }, () => lineOf(lines, "stranger"));
  for (const { hold } of crowd) hold(8);
  expect(crowd.every(({ line }) => line.isOpen)).toBe(true);
  crowd[3]?.hold(5);
  expect(crowd.map(({ line }) => line.isOpen)).toEqual([true, true, true, false, true, true, true]);
  expect(couple.line.isOpen).toBe(true);
});

test("what was let go and what was sent is not counted any more", () => {
  const lines = new DeviceLines(100);
  const [one, two] = [lineOf(lines, "one"), lineOf(lines, "two")];
  one.hold(90);
  lines.remove(one.line);
  one.hold(-90);
  two.hold(90);
  two.hold(-80);
  const three = lineOf(lines, "three");
  three.hold(89);
  expect([two, three].every(({ line }) => line.isOpen)).toBe(true);
});

test("who has read nothing for very long is closed, and who reads slowly is not", () => {
  const lines = new DeviceLines();
  const [stalled, slow, idle] = [lineOf(lines, "a"), lineOf(lines, "b"), lineOf(lines, "c")];
  stalled.line.unreadSince = 1_000;
  slow.line.unreadSince = 100_000;
  lines.endStalled(122_000);
  expect([stalled, slow, idle].map(({ line }) => line.isOpen)).toEqual([false, true, true]);
});
