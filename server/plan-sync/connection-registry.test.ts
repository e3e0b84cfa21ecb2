import { expect, test } from "vitest";

import { ConnectionRegistry, type RegisteredConnection } from "./connection-registry.ts";

function lineOf(lines: ConnectionRegistry, clientIp: string) {
  const line: RegisteredConnection & { isOpen: boolean } = {
    clientIp,
    bufferedBytes: 0,
    unreadSince: null,
    isOpen: true,
    end: () => (line.isOpen = false),
  };
  lines.add(line);
  const hold = (bytes: number) => {
    line.bufferedBytes += bytes;
    lines.hold(line, bytes);
  };
  return { line, hold };
}

test("where all hold too much, the address that holds most lets go of its largest connection", () => {
  const lines = new ConnectionRegistry({ all: 100, clientIp: 100 });
  const couple = lineOf(lines, "couple");
  couple.hold(40);
  const crowd = Array.from({ length: 7 }, () => lineOf(lines, "stranger"));
  for (const { hold } of crowd) hold(8);
  expect(crowd.every(({ line }) => line.isOpen)).toBe(true);
  crowd[3]?.hold(5);
  expect(crowd.map(({ line }) => line.isOpen)).toEqual([true, true, true, false, true, true, true]);
  expect(couple.line.isOpen).toBe(true);
});

test("the connections of one address hold no more than their share, and those of others do not notice", () => {
  const lines = new ConnectionRegistry({ all: 100, clientIp: 50 });
  const couple = lineOf(lines, "couple");
  couple.hold(45);
  const [first, second, third] = [1, 2, 3].map(() => lineOf(lines, "stranger"));
  first?.hold(20);
  second?.hold(25);
  expect([5, 6].map((bytes) => third !== undefined && lines.hasRoom(third.line, bytes))).toEqual([
    true,
    false,
  ]);
  // Whatever strangers hold.
  expect(lines.hasRoom(lineOf(lines, "guest").line, 50)).toBe(true);
  third?.hold(10);
  expect([first, second, third].map((one) => one?.line.isOpen)).toEqual([true, false, true]);
  expect(couple.line.isOpen).toBe(true);
});

test("what was let go and what was sent is not counted any more", () => {
  const lines = new ConnectionRegistry({ all: 100, clientIp: 100 });
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
  const lines = new ConnectionRegistry();
  const [stalled, slow, idle] = [lineOf(lines, "a"), lineOf(lines, "b"), lineOf(lines, "c")];
  stalled.line.unreadSince = 1_000;
  slow.line.unreadSince = 100_000;
  lines.endStalled(122_000);
  expect([stalled, slow, idle].map(({ line }) => line.isOpen)).toEqual([false, true, true]);
});
