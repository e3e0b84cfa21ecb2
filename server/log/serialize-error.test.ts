import { DrizzleQueryError } from "drizzle-orm/errors";
import fc from "fast-check";
import { expect, test } from "vitest";

import { privateKey } from "#app/messaging/private-links/private-key.ts";
import { sampleSecret } from "#test-support/sample-settings.ts";

import { serializeError, redactPersonalData } from "./serialize-error.ts";

/** What PostgreSQL's client throws: everything about the row hangs on it. */
function refusedByPostgres(message: string): Error {
  return Object.assign(new Error(message), {
    code: "23505",
    detail: "Key (email)=(asha@example.ca) already exists.",
    where: "COPY enquiries, line 1: Asha Sandhu",
  });
}

test("an error is told by its kind, its words, its place, and its cause", () => {
  const described = serializeError(new TypeError("No plan", { cause: refusedByPostgres("duplicate key") }));
  expect(described).toMatchObject({
    name: "TypeError",
    message: "No plan",
    cause: { name: "Error", message: "duplicate key", code: "23505" },
  });
  expect(described.stack[0]).toMatch(/^at .*serialize-error\.test\.ts:\d+:\d+/);
  expect(JSON.stringify(described)).not.toMatch(/asha|Sandhu/i);
});

test("of a query that failed its text is told, and none of its values", () => {
  const error = new DrizzleQueryError(
    "insert into enquiries values ($1, $2)",
    ["Asha\nSandhu", "asha@example.ca"],
    refusedByPostgres('invalid input syntax for type date: "Asha\'s day"'),
  );
  const told = JSON.stringify(serializeError(error));
  expect(told).toContain("insert into enquiries values ($1, $2)");
  expect(told).toContain("invalid input syntax for type date");
  expect(told).not.toMatch(/asha|sandhu/i);
});

test("whatever somebody typed into a query does not come into the log", () => {
  const typed = fc.string({ unit: "grapheme", minLength: 12 }).filter((text) => /\S{9}/.test(text));
  fc.assert(
    fc.property(typed, (text) => {
      const error = new DrizzleQueryError("select $1", [text], refusedByPostgres("gone"));
      expect(serializeError(error).message).toBe("Failed query: select $1");
    }),
  );
});

test("addresses of mail and keys of private pages are taken out of what an error says", () => {
  fc.assert(
    fc.property(fc.nat(), fc.emailAddress(), (subject, email) => {
      const key = privateKey(sampleSecret, "answer", String(subject), 1);
      const told = redactPersonalData(`550 <${email}>: no such user (/answers/${key}.data)`);
      // Of an address in quotation marks the part before them says nothing of anybody.
      expect(told).not.toContain(email.split("@")[1]);
      expect(told).not.toContain(key);
    }),
  );
});

test("errors in a circle, without a stack, and things that are none are told, too", () => {
  const circle = new Error("round");
  circle.cause = circle;
  delete circle.stack;
  expect(JSON.stringify(serializeError(circle)).split("round").length).toBeLessThan(10);
  expect(serializeError("asha@example.ca left")).toEqual({
    name: "string",
    message: "***@*** left",
    stack: [],
  });
});
