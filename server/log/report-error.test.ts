import { afterEach, expect, test, vi } from "vitest";

import { redirectConsole } from "./report-error.ts";

const { error, warn } = console;

afterEach(() => {
  Object.assign(console, { error, warn });
  vi.restoreAllMocks();
});

test("what a library writes on the console is one line, without what hangs on its errors", () => {
  const written: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => void written.push(String(line)));
  redirectConsole();
  console.error("closing a connection", Object.assign(new Error("It failed"), { params: ["Asha"] }));
  console.warn('too many documents: "a name\n{"kind":"request"}"');
  console.error(new Error("Alone"));
  console.error("a query", Object.assign(Object.create(null), { name: "Asha" }));

  expect(written).toHaveLength(4);
  expect(written.join()).not.toContain("\n");
  const [first, second, third, fourth] = written.map((line): unknown => JSON.parse(line));
  expect(first).toMatchObject({
    kind: "error",
    what: "closing a connection",
    error: { name: "Error", message: "It failed" },
  });
  expect(JSON.stringify(first)).not.toContain("Asha");
  expect(second).toMatchObject({ kind: "error", what: 'too many documents: "***"' });
  expect(third).toMatchObject({ error: { message: "Alone" } });
  expect(fourth).toMatchObject({ what: "a query [object Object]" });
});

test("an error that the build reports in its own copy of this module is one line with its id, and not wrapped", async () => {
  const written: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...said) => void written.push(said.map(String).join(" ")));
  redirectConsole();
  vi.resetModules();
  const copy = await import("./report-error.ts");
  expect(copy.redirectConsole).not.toBe(redirectConsole);
  copy.reportError({ what: "GET /vendors", error: new Error("It failed"), id: "TS5N-BGWC" });
  expect(written.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      kind: "error",
      id: "TS5N-BGWC",
      what: "GET /vendors",
      error: expect.objectContaining({ message: "It failed" }),
    }),
  ]);
});
