import fc from "fast-check";
import { expect, test } from "vitest";

import { PriorityQueue, type QueueDecision, type RequestClass } from "./priority-queue.ts";

type Guest = { kind: RequestClass; number: number };

const rule = fc.record({ places: fc.integer({ min: 1, max: 4 }), waiting: fc.nat(5) });
const rules = fc.record({ interactive: rule, page: rule, upload: rule });
const kind = fc.constantFrom<RequestClass>("interactive", "page", "upload");
const step = fc.oneof(
  fc.record({ what: fc.constant("arrive" as const), kind, mayWait: fc.boolean() }),
  fc.record({ what: fc.constant("leave" as const), which: fc.nat() }),
  fc.record({ what: fc.constant("give up" as const), which: fc.nat() }),
);
const day = fc.record({ rules, steps: fc.array(step, { maxLength: 80 }) });

/** Whoever stands in the line and inside, kept beside the line itself to compare. */
function follow({ rules: limits, steps }: typeof day extends fc.Arbitrary<infer Day> ? Day : never) {
  const line = new PriorityQueue<Guest>(limits);
  const waiting: Guest[] = [];
  const inside: Guest[] = [];
  const ended = new Map<Guest, number>();
  const take = ({ letIn, refused }: QueueDecision<Guest>) => {
    for (const guest of [...letIn, ...refused]) {
      ended.set(guest, (ended.get(guest) ?? 0) + 1);
      if (waiting.includes(guest)) waiting.splice(waiting.indexOf(guest), 1);
    }
    inside.push(...letIn);
  };
  const ofKind = (guests: Guest[], wanted: RequestClass) => guests.filter((guest) => guest.kind === wanted);
  let number = 0;
  const walk = function* () {
    for (const now of steps) {
      const before = [...waiting];
      let decided: QueueDecision<Guest> = { letIn: [], refused: [] };
      if (now.what === "arrive") {
        const guest = { kind: now.kind, number: (number += 1) };
        waiting.push(guest);
        decided = line.arrive(guest, now.kind, now.mayWait);
      } else if (now.what === "leave" && inside.length > 0) {
        const [guest] = inside.splice(now.which % inside.length, 1);
        if (guest !== undefined) decided = line.leave(guest.kind);
      } else if (now.what === "give up" && waiting.length > 0) {
        const [guest] = waiting.splice(now.which % waiting.length, 1);
        if (guest !== undefined) {
          const gone = line.giveUp(guest, guest.kind);
          expect(gone.waited).toBe(true);
          decided = gone;
        }
      }
      take(decided);
      yield { before, decided };
    }
  };
  return { line, walk, waiting, inside, ended, ofKind, limits };
}

const kinds: RequestClass[] = ["interactive", "page", "upload"];

test("nobody is let in beyond the places of a kind, and no line grows beyond its length", () => {
  fc.assert(
    fc.property(day, (asked) => {
      const { line, walk, waiting, inside, ofKind, limits } = follow(asked);
      for (const _ of walk())
        for (const one of kinds) {
          expect(line.count(one)).toEqual({
            inside: ofKind(inside, one).length,
            waiting: ofKind(waiting, one).length,
          });
          expect(line.count(one).inside).toBeLessThanOrEqual(limits[one].places);
          expect(line.count(one).waiting).toBeLessThanOrEqual(limits[one].waiting);
        }
    }),
  );
});

test("everybody who comes is let in or refused once, or gives up", () => {
  fc.assert(
    fc.property(day, (asked) => {
      const { walk, ended } = follow(asked);
      for (const _ of walk()) expect([...ended.values()].every((times) => times === 1)).toBe(true);
    }),
  );
});

test("nobody waits while there is a place; pages wait for interactive requests that wait", () => {
  fc.assert(
    fc.property(day, (asked) => {
      const { walk, waiting, inside, ofKind, limits } = follow(asked);
      for (const _ of walk())
        for (const one of kinds) {
          const interactiveWait = ofKind(waiting, "interactive").length > 0;
          const places = one === "page" && interactiveWait ? 1 : limits[one].places;
          if (ofKind(waiting, one).length > 0)
            expect(ofKind(inside, one).length).toBeGreaterThanOrEqual(places);
        }
    }),
  );
});

test("within a kind, who came first is let in first; of pages the oldest is refused, of others the newest", () => {
  fc.assert(
    fc.property(day, (asked) => {
      const { walk, waiting, ofKind } = follow(asked);
      for (const { before, decided } of walk()) {
        for (const { kind: one, number } of decided.letIn)
          for (const other of ofKind(waiting, one)) expect(number).toBeLessThan(other.number);
        for (const { kind: one, number } of decided.refused)
          for (const other of ofKind(before, one))
            if (one === "page" && waiting.includes(other)) expect(number).not.toBe(other.number);
            else if (one !== "page") expect(number).toBeGreaterThan(other.number);
      }
    }),
  );
});

test("when the line of pages is full, its oldest goes and the newcomer waits", () => {
  const one = { places: 1, waiting: 2 };
  const line = new PriorityQueue<string>({ interactive: one, page: one, upload: one });
  line.arrive("inside", "page");
  line.arrive("oldest", "page");
  line.arrive("second", "page");
  expect(line.arrive("newest", "page")).toEqual({ letIn: [], refused: ["oldest"] });
  expect(line.leave("page")).toEqual({ letIn: ["second"], refused: [] });
});

test("whoever has come and gone is not let in", () => {
  const one = { places: 1, waiting: 2 };
  const line = new PriorityQueue<string>({ interactive: one, page: one, upload: one });
  line.arrive("inside", "interactive");
  line.arrive("goes", "interactive");
  line.arrive("stays", "interactive");
  expect(line.giveUp("goes", "interactive").waited).toBe(true);
  expect(line.giveUp("goes", "interactive").waited).toBe(false);
  expect(line.leave("interactive")).toEqual({ letIn: ["stays"], refused: [] });
});
