import { afterEach, expect, test, vi } from "vitest";

import { takeOverConsole } from "./report-error.ts";

const { error, warn } = console;

afterEach(() => {
  Object.assign(console, { error, warn });
  vi.restoreAllMocks();
});

test("what a library writes on the console is one line, without what hangs on its errors", () => {
  const written: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  takeOverConsole();
  console.error("closing a connection", Object.assign(new Error("It failed"), { params: ["Asha"] }));
  console.warn('too many documents: "a name\n{"kind":"request"}"');
  console.error(new Error("Alone"));

  expect(written).toHaveLength(3);
  for (const line of written) expect(line.indexOf("\n")).toBe(line.length - 1);
  const [first, second, third] = written.map((line): unknown => JSON.parse(line));
  expect(first).toMatchObject({
    kind: "error",
    what: "closing a connection",
    error: { name: "Error", message: "It failed" },
  });
  expect(JSON.stringify(first)).not.toContain("Asha");
  expect(second).toMatchObject({ kind: "error", what: 'too many documents: "***"' });
  expect(third).toMatchObject({ error: { message: "Alone" } });
});
