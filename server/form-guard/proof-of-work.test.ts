import { expect, test } from "vitest";

import { solveChallenge } from "#app/messaging/forms/proof-of-work.ts";

import { makeChallenge, verifySolution } from "./proof-of-work.ts";

const secret = "a secret of thirty-two characters";
const work = { numbers: 2000, seconds: 60 };
const now = 1_800_000_000_000;

async function solved(form: "enquiry" | "correction" = "enquiry"): Promise<string> {
  return (await solveChallenge(makeChallenge(secret, form, work, now))) ?? "unsolved";
}

test("what a browser finds is right, until the challenge is over", async () => {
  const proof = await solved();
  expect(verifySolution(secret, "enquiry", proof, now)).not.toBeNull();
  expect(verifySolution(secret, "enquiry", proof, now + 59_999)).not.toBeNull();
  expect(verifySolution(secret, "enquiry", proof, now + 60_000)).toBeNull();
});

test("every challenge is another one, and one answer has one token however it is written", async () => {
  const [one, other] = [await solved(), await solved()];
  const token = verifySolution(secret, "enquiry", one, now);
  expect(token).not.toBe(verifySolution(secret, "enquiry", other, now));
  expect(verifySolution(secret, "enquiry", one, now + 1)).toBe(token);
  for (const spelled of [
    one.replace(/\.(\d+)$/, ".0$1"),
    `${one}.0`,
    `${one} `,
    one.replace(/\.(\d+)$/, ".+$1"),
  ])
    expect(verifySolution(secret, "enquiry", spelled, now)).toBeNull();
});

test("an answer to another form, under another secret or with anything changed is none", async () => {
  const proof = await solved();
  expect(verifySolution(secret, "correction", proof, now)).toBeNull();
  expect(verifySolution("another secret of thirty-two chars", "enquiry", proof, now)).toBeNull();
  const parts = proof.split(".");
  for (const index of parts.keys()) {
    const changed = parts.with(index, `${parts[index]}1`).join(".");
    expect([changed, verifySolution(secret, "enquiry", changed, now)]).toEqual([changed, null]);
  }
});

test.each([
  "",
  ".",
  "a.b.c.d.e.f",
  "enquiry",
  "enquiry.9999999999999.x.y.z.1",
  ".".repeat(5),
  "\0",
  "ü.".repeat(6),
])("'%s' is no answer", (proof) => {
  expect(verifySolution(secret, "enquiry", proof, now)).toBeNull();
});

test("a challenge that nothing fits is given up", async () => {
  const challenge = makeChallenge(secret, "enquiry", { numbers: 100, seconds: 60 }, now);
  expect(await solveChallenge({ ...challenge, digest: "0".repeat(64) })).toBeNull();
});
